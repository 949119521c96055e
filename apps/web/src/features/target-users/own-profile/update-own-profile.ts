import type { OwnProfileInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import type { VariablesOf } from 'gql.tada';
import type { z } from 'zod';
import { atFields } from '#platform/graphql/at-fields.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { type OwnProfile, ownProfileQuery } from './own-profile-query.ts';

const UpdateOwnProfile = graphql(`
  mutation UpdateOwnProfile($version: Int!, $input: OwnProfileInput!) {
    updateOwnProfile(version: $version, input: $input) {
      id
    }
  }
`);

// The types tell undefined from left out, the JSON that is sent does not.
type Input = VariablesOf<typeof UpdateOwnProfile>['input'];

/** Saves over the version that was edited. */
export async function updateOwnProfile(
  { version }: Pick<OwnProfile, 'version'>,
  input: z.output<typeof OwnProfileInput>,
): Promise<void> {
  await atFields(execute(UpdateOwnProfile, { version, input: input as Input }));
  await queryClient.invalidateQueries({ queryKey: ownProfileQuery.queryKey });
}
