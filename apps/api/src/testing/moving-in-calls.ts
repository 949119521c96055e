const NOWHERE = '00000000-0000-4000-8000-000000000000';
const IMPORT_TERMS = 'terms: { columns: [], userState: ACTIVE }';

/** Sample calls of how people and customers come in. */
export const MOVING_IN_CALLS: Record<string, string> = {
  inviteTargetUsers: `mutation { inviteTargetUsers(targetUserIds: ["${NOWHERE}"]) }`,
  inviteNewTargetUser:
    'mutation { inviteNewTargetUser(input: { firstName: "", lastName: "", contactEmail: "" }) { id } }',
  revokeInvitation: `mutation { revokeInvitation(targetUserId: "${NOWHERE}") { id } }`,
  joinTargetUsers: `mutation {
    joinTargetUsers(targetUserId: "${NOWHERE}", waitingTargetUserId: "${NOWHERE}") { id } }`,
  ownMissingFacts: '{ ownMissingFacts }',
  addOwnMissingFacts: 'mutation { addOwnMissingFacts(input: { birthday: "-" }) }',
  releaseTargetUsers: `mutation { releaseTargetUsers(targetUserIds: ["${NOWHERE}"]) { released } }`,
  askForMissing: `mutation { askForMissing(targetUserIds: ["${NOWHERE}"], isAgain: false) { asked } }`,
  openInvitation: 'mutation { openInvitation(invitation: "none") { firstName } }',
  workerImport: `{ workerImport(importId: "${NOWHERE}") { id counts { new } } }`,
  recipientImport: `{ recipientImport(importId: "${NOWHERE}") { id counts { new } } }`,
  workerImports: '{ workerImports { id outcomes { count } } }',
  recipientImports: '{ recipientImports { id outcomes { count } } }',
  readWorkerImport: `mutation { readWorkerImport(uploadId: "${NOWHERE}") { id } }`,
  readRecipientImport: `mutation { readRecipientImport(uploadId: "${NOWHERE}") { id } }`,
  startWorkerImport: `mutation { startWorkerImport(importId: "${NOWHERE}", ${IMPORT_TERMS}) { id } }`,
  startRecipientImport: `mutation { startRecipientImport(importId: "${NOWHERE}", ${IMPORT_TERMS}) { id } }`,
  undoWorkerImport: `mutation { undoWorkerImport(importId: "${NOWHERE}") { id } }`,
  undoRecipientImport: `mutation { undoRecipientImport(importId: "${NOWHERE}") { id } }`,
  'createDownload.faultyWorkersCsv': `mutation {
    createDownload(input: { faultyWorkersCsv: { importId: "${NOWHERE}", ${IMPORT_TERMS} } }) { url } }`,
  'createDownload.faultyRecipientsCsv': `mutation {
    createDownload(input: { faultyRecipientsCsv: { importId: "${NOWHERE}", ${IMPORT_TERMS} } }) { url } }`,
};
