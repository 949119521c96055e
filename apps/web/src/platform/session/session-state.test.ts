import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from '#platform/navigation/page.ts';
import { onSignedIn, reloadWhenRestored, sessionState } from './session-state.ts';

// Another file may have left its own behind.
beforeEach(() => sessionState.set({ status: 'starting' }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionState.set({ status: 'starting' });
});

it('says once that somebody is signed in, and at once where somebody is', () => {
  const [waiting, late] = [vi.fn(), vi.fn()];
  onSignedIn(waiting);
  sessionState.set({ status: 'leaving' });
  expect(waiting).not.toHaveBeenCalled();
  for (const status of ['signed-in', 'starting', 'signed-in'] as const) sessionState.set({ status });
  onSignedIn(late);
  expect([waiting, late].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it.each([
  ['the browser brings it back on its way to the provider', true, 'leaving', 1],
  ['it leaves as it is shown: else it would start anew for ever', false, 'leaving', 0],
  ['it is brought back with somebody signed in, whose input it may hold', true, 'signed-in', 0],
] as const)('a page starts anew only where that helps: %s', (_, persisted, status, times) => {
  let show: (event: { readonly persisted: boolean }) => void = () => expect.fail();
  vi.stubGlobal('window', { addEventListener: (_name: string, listener: typeof show) => (show = listener) });
  const reload = vi.spyOn(page, 'reload').mockReturnValue();
  reloadWhenRestored();
  sessionState.set({ status });
  show({ persisted });
  expect(reload).toHaveBeenCalledTimes(times);
});
