import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { askAhead, queryClient } from './query-client.ts';

it('gives the answer that was asked for ahead to the screen, and asks again for one that comes later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const question = { queryKey: ['asked-ahead'], queryFn: vi.fn(async () => 'Bankett') };
  const show = () => new QueryObserver(queryClient, question).subscribe(() => undefined)();
  await askAhead(question);
  show();
  expect(question.queryFn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  show();
  expect(question.queryFn).toHaveBeenCalledTimes(2);
});

it.each([
  ['the server can not be reached', 'UNREACHABLE', 2],
  ['the server has refused it', 'FORBIDDEN', 1],
] as const)('asks again by the clock only where that may help: %s', async (_, classification, times) => {
  vi.useFakeTimers();
  const queryFn = vi.fn(() => Promise.reject(new ApiError(classification, 'nein')));
  const stop = new QueryObserver(queryClient, { queryKey: ['refused'], queryFn }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10_500);
  stop();
  expect(queryFn).toHaveBeenCalledTimes(times);
});
