import { afterEach, beforeEach, vi } from 'vitest';
import { attempts } from '#platform/attempts/attempts.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { aServer, signIn } from '#testing/a-server.ts';
import { cleanup } from '#testing/library.tsx';

// A link that no router follows would lead the browser away from the tests.
window.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
});
window.addEventListener('submit', (event) => event.preventDefault());

beforeEach(() => {
  aServer({});
  signIn();
});

afterEach(() => {
  cleanup();
  attempts.forget();
  queryClient.clear();
  vi.useRealTimers();
  window.sessionStorage.clear();
  window.localStorage.clear();
});
