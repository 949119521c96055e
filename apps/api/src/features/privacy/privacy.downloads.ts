import { refusalOf } from '@gastspiel/domain/permissions/decide.ts';
import { z } from 'zod';
import { dataExport } from '#features/privacy/data-export.ts';
import { loadTargetUser, openSecrets, targetUserId } from '#features/target-users/index.ts';
import { defineDownload } from '#platform/downloads/define-download.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

const Whose = z.object({ targetUserId });

/** The file that staff hand out to a worker who asks. What is sealed is not in it: the worker can export that alone. */
export const targetUserDataJson = defineDownload({
  kind: 'TARGET_USER_DATA_JSON',
  description: 'Everything that is kept of a worker, but for what is sealed.',
  action: 'privacy.export',
  input: Whose,
  inputType: inputOf('TargetUserDataJsonInput', 'Whose data.', Whose),
  concerns: ({ input }) => ({ entityType: 'target-user', entityId: input.targetUserId }),
  check: async ({ db, input }) => {
    await loadTargetUser(db, input.targetUserId);
  },
  open: ({ db, actor, input, now }) =>
    dataExport(db, input.targetUserId, { now, withPayroll: refusalOf('staff-members.read', actor) === undefined }),
});

/** The file that workers take with them of themselves. */
export const ownDataJson = defineDownload({
  kind: 'OWN_DATA_JSON',
  description: 'Everything that is kept of the worker who asks.',
  action: 'own-data.export',
  input: z.literal(true),
  inputType: () => 'Boolean',
  concerns: ({ actor }) => ({ entityType: 'target-user', entityId: actor.userId }),
  open: async ({ db, actor, now, secrets }) =>
    dataExport(db, actor.userId, { now, withPayroll: true, more: { secrets: await openSecrets(db, secrets, actor) } }),
});
