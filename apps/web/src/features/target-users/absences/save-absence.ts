import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../target-users-keys.ts';

/** Enters an absence of a worker; of the viewer where no worker is named. */
export const createAbsence = defineCommand({
  document: graphql(`
    mutation CreateAbsence($input: AbsenceInput!) {
      createAbsence(input: $input) { id }
    }
  `),
  subject: ({ input: { targetUserId } }) => (targetUserId ? [targetUserId] : []),
  renew: renewTargetUsers,
});

export const deleteAbsence = defineCommand({
  document: graphql(`
    mutation DeleteAbsence($id: String!) {
      deleteAbsence(absenceId: $id)
    }
  `),
  renew: renewTargetUsers,
});
