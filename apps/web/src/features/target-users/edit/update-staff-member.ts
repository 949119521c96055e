import type { StaffMemberInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import type { VariablesOf } from 'gql.tada';
import type { z } from 'zod';
import { atFields } from '#platform/graphql/at-fields.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../renew-target-users.ts';
import type { TargetUser } from '../target-user-query.ts';

const UpdateStaffMember = graphql(`
  mutation UpdateStaffMember($id: String!, $version: Int!, $input: StaffMemberInput!) {
    updateStaffMember(targetUserId: $id, version: $version, input: $input) {
      id
    }
  }
`);

// The types tell undefined from left out, the JSON that is sent does not.
type Input = VariablesOf<typeof UpdateStaffMember>['input'];

/** Saves over the version that was edited. */
export async function updateStaffMember(
  { id, version }: Pick<TargetUser, 'id' | 'version'>,
  input: z.output<typeof StaffMemberInput>,
): Promise<void> {
  await atFields(execute(UpdateStaffMember, { id, version, input: input as Input }));
  await renewTargetUsers();
}
