import { QueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { isOutOfReach } from './api-error.ts';

/** So often what could not be had is asked for again while it is on the screen. */
const AGAIN_AFTER_MS = 10_000;

/**
 * The data that the screens have loaded. People see at once that something failed. It is asked for again when the network is
 * back, and by the clock in case that only the server was away.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      // Without network a question fails at once and the screen can say so, instead of waiting for ever.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => (isOutOfReach(state.error) ? AGAIN_AFTER_MS : false),
    },
    mutations: { retry: false },
  },
});

const YOUNG_MS = 5_000;

/** Asks before the screen does, which then takes the answer instead of asking again. */
export function askAhead<Data, Key extends QueryKey>({ queryKey, queryFn }: Question<Data, Key>): Promise<void> {
  queryClient.setQueryDefaults(queryKey, { staleTime: YOUNG_MS });
  return queryClient.prefetchQuery({ queryKey, ...(queryFn && { queryFn }) });
}

type Question<Data, Key extends QueryKey> = Pick<UseQueryOptions<Data, Error, Data, Key>, 'queryKey' | 'queryFn'>;

/** Fetches again all that was loaded of these topics. */
export const renewTopics = (...topics: readonly string[]): Promise<unknown> =>
  Promise.all(topics.map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })));
