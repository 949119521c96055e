import type { StaffMemberInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import type { z } from 'zod';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql, type VariablesOf } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../target-users-keys.ts';

const UpdateStaffMember = graphql(`
  mutation UpdateStaffMember($id: String!, $version: Int!, $input: StaffMemberInput!) {
    updateStaffMember(targetUserId: $id, version: $version, input: $input) { id }
  }
`);

/** Saves over the version that was edited. */
export const updateStaffMember = defineCommand({
  document: UpdateStaffMember,
  renew: renewTargetUsers,
});

// The types tell undefined from left out, the JSON that is sent does not.
export const staffMemberSent = (input: z.output<typeof StaffMemberInput>) =>
  input as VariablesOf<typeof UpdateStaffMember>['input'];
