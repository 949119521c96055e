import { RELEASE_LIMITS } from '@gastspiel/domain/target-users/release.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../target-users-keys.ts';

const ReleaseTargetUsers = graphql(`
  mutation ReleaseTargetUsers($ids: [String!]!) {
    releaseTargetUsers(targetUserIds: $ids) {
      released
      left { id firstName lastName missingForRelease }
    }
  }
`);
/** Somebody who waits, with what they lack. */
export type Waiting = ResultOf<typeof ReleaseTargetUsers>['releaseTargetUsers']['left'][number];

export const releaseTargetUsers = defineCommand({
  document: ReleaseTargetUsers,
  subject: ({ ids }) => ids,
  answer: ({ releaseTargetUsers: outcome }) => outcome,
  renew: renewTargetUsers,
});

export const askForMissing = defineCommand({
  document: graphql(`
    mutation AskForMissing($ids: [String!]!, $isAgain: Boolean!) {
      askForMissing(targetUserIds: $ids, isAgain: $isAgain) { asked askedBeforeIds }
    }
  `),
  subject: ({ ids }) => ids,
  answer: ({ askForMissing: outcome }) => outcome,
  renew: renewTargetUsers,
});

/** As many as one request takes. */
export const portions = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / RELEASE_LIMITS.atOnce) }, (_, turn) =>
    ids.slice(turn * RELEASE_LIMITS.atOnce, (turn + 1) * RELEASE_LIMITS.atOnce),
  );
