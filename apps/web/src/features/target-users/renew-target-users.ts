import { queryClient } from '#platform/graphql/query-client.ts';
import { TARGET_USERS } from './target-users-keys.ts';

/** What changes a worker may show in lists, on the page and in the history. */
export const renewTargetUsers = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [TARGET_USERS] });
