import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefetch } from './refetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client whose fetches take as long as the test wishes. */
function aClient() {
  const asked: unknown[] = [];
  let arrived = Promise.withResolvers<void>();
  const invalidateQueries = vi.fn((filters?: { queryKey?: unknown }) => {
    asked.push(filters?.queryKey);
    return arrived.promise;
  });
  const arrive = async () => {
    arrived.resolve();
    arrived = Promise.withResolvers<void>();
    await vi.advanceTimersByTimeAsync(200);
  };
  return { asked, arrive, client: { invalidateQueries } as never };
}

it('makes one round of a burst', async () => {
  const { asked, client } = aClient();
  const refetch = createRefetch(client);
  for (let i = 0; i < 100; i += 1) refetch.topics(['appointments', 'own-offers']);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual([['appointments'], ['worklog-blocks'], ['home'], ['own-offers']]);
});

it('lets a round arrive before the next one begins', async () => {
  const { asked, client, arrive } = aClient();
  const refetch = createRefetch(client);
  refetch.topics(['own-offers']);
  await vi.advanceTimersByTimeAsync(200);
  refetch.topics(['own-offers']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(1);
  await arrive();
  expect(asked).toHaveLength(2);
});
