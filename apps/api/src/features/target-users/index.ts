export { giveAccountingId, saveTakenOver, type TakenOver } from '#features/target-users/accounting-facts.sql.ts';
export { addMissingFacts } from '#features/target-users/add-missing-facts.ts';
export { admitKnownWorker } from '#features/target-users/admit-known-worker.ts';
export {
  createTargetUser,
  insertWholeTargetUser,
  insertWholeTargetUsers,
  onboardTargetUser,
} from '#features/target-users/create-target-user.ts';
export { effectiveRatingOf } from '#features/target-users/effective-rating.sql.ts';
export {
  assertOpenWorker,
  loadTargetUser,
  openTargetUser,
  targetUserId,
} from '#features/target-users/find-target-user.ts';
export { readInvitation } from '#features/target-users/invitation-link.ts';
export { findAwaited, findInvited, type Invited, useInvitation } from '#features/target-users/invitations.sql.ts';
export { isInvited } from '#features/target-users/invite-target-users.ts';
export { lockWorkerForUpdate, lockWorkersForNoKeyUpdate } from '#features/target-users/locks.sql.ts';
export { qualifiedWorkers } from '#features/target-users/qualified-workers.sql.ts';
export { selectWaitingWorkers } from '#features/target-users/release-rows.sql.ts';
export { fingerprintOf, openSecrets, socialSecurityNumberEnds } from '#features/target-users/sealed-secrets.ts';
export { selectKnownPeople } from '#features/target-users/similar-people.sql.ts';
export { completeKnownWorker, emptyWorker, missingOf, removeEnteredWorker } from '#features/target-users/taken-over.ts';
export { targetUserType } from '#features/target-users/target-user.graphql.ts';
export { carAvailabilityType, staffTypeType } from '#features/target-users/target-user-enums.graphql.ts';
export {
  missingFactsInput,
  personalInformationInput,
  sectorAttributesInput,
} from '#features/target-users/target-user-input.graphql.ts';
export { inputOf as plainWorker } from '#features/target-users/target-user-row.ts';
export { eraseLoggedData, findTargetUser, updateNewsWay } from '#features/target-users/target-users.sql.ts';
export { didNotCome, workOf } from '#features/target-users/work.sql.ts';
