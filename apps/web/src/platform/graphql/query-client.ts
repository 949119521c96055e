import { QueryClient } from '@tanstack/react-query';

/** What the screens have loaded. Nothing is retried by itself: people see at once that something failed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
