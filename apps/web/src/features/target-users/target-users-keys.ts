import { renewTopics } from '#platform/graphql/query-client.ts';

/** In front of everything that the screens have loaded about workers: what changes one may show in each of them. */
export const TARGET_USERS = 'target-users';

export const renewTargetUsers = (): Promise<unknown> => renewTopics(TARGET_USERS);
