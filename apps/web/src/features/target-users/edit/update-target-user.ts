import type { TargetUserInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import type { z } from 'zod';
import { atFields } from '#platform/graphql/at-fields.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../renew-target-users.ts';
import type { TargetUser } from '../target-user-query.ts';

const UpdateTargetUser = graphql(`
  mutation UpdateTargetUser($id: String!, $version: Int!, $input: TargetUserInput!) {
    updateTargetUser(targetUserId: $id, version: $version, input: $input) {
      id
    }
  }
`);

/** Saves over the version that was edited. */
export async function updateTargetUser(
  { id, version }: Pick<TargetUser, 'id' | 'version'>,
  input: z.output<typeof TargetUserInput>,
): Promise<void> {
  await atFields(execute(UpdateTargetUser, { id, version, input }));
  await renewTargetUsers();
}
