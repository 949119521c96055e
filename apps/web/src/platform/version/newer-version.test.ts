import { expect, it } from 'vitest';
import { createNewerVersion } from './newer-version.ts';

function aPage(own: string | undefined) {
  const stored = new Map<string, string>();
  const marks = { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) };
  let now = 0;
  const load = (version = own) =>
    createNewerVersion(
      version,
      () => marks as never,
      () => now,
    );
  const seenBy = (page: ReturnType<typeof load>, ...served: string[]) => {
    for (const one of served) page.note(one);
    return page.isThere();
  };
  return { load, seenBy, wait: (ms: number) => (now += ms) };
}

it.each([
  ['the same', 'v1', ['v1', 'v1', 'v1'], false],
  ['another one twice', 'v1', ['v2', 'v2'], true],
  ['an old page that first meets a new server', 'v1', ['v2', 'v2', 'v2'], true],
  ['both by turns', 'v1', ['v2', 'v1', 'v2', 'v1'], false],
  ['two newer ones', 'v1', ['v2', 'v3'], true],
  ['in development, where the first one counts as its own', undefined, ['v1', 'v2', 'v2'], true],
])('is loaded anew or not, seeing %s', (_, own, served, expected) => {
  const { load, seenBy } = aPage(own);
  expect(seenBy(load(), ...served)).toBe(expected);
});

it('does not load the same version again and again while the old page comes back', () => {
  const { load, seenBy, wait } = aPage('v1');
  const first = load();
  expect(seenBy(first, 'v2', 'v2')).toBe(true);
  first.markReload();
  expect(seenBy(load(), 'v2', 'v2')).toBe(false);
  expect(seenBy(load(), 'v3', 'v3')).toBe(true);
  wait(61_000);
  expect(seenBy(load(), 'v2', 'v2')).toBe(true);
});

it('suspects a newer one until it has seen it twice', () => {
  const page = aPage('v1').load();
  page.note('v2');
  expect([page.isSuspected(), page.isThere()]).toEqual([true, false]);
  page.note('v2');
  expect(page.isSuspected()).toBe(false);
});
