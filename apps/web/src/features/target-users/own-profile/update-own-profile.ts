import type { OwnProfileInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import type { z } from 'zod';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql, type VariablesOf } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { ownProfileQuery } from './own-profile-query.ts';

const UpdateOwnProfile = graphql(`
  mutation UpdateOwnProfile($version: Int!, $input: OwnProfileInput!) {
    updateOwnProfile(version: $version, input: $input) { id }
  }
`);

/** Saves over the version that was edited. */
export const updateOwnProfile = defineCommand({
  document: UpdateOwnProfile,
  renew: () => queryClient.invalidateQueries({ queryKey: ownProfileQuery.queryKey }),
});

// The types tell undefined from left out, the JSON that is sent does not.
export const ownProfileSent = (input: z.output<typeof OwnProfileInput>) =>
  input as VariablesOf<typeof UpdateOwnProfile>['input'];
