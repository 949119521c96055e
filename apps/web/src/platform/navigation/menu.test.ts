import { House } from 'lucide-react';
import { expect, it } from 'vitest';
import type { MenuEntry } from './feature.ts';
import { badgeText, menuOf } from './menu.ts';

const entry = (to: MenuEntry['to'], changes: Partial<MenuEntry> = {}): MenuEntry => ({
  to,
  label: to,
  icon: House,
  group: 'main',
  action: 'user-information.read',
  order: 0,
  ...changes,
});
const addresses = (entries: readonly MenuEntry[], mayOpen = (_: MenuEntry) => true) =>
  menuOf(entries, mayOpen).map(({ group, entries }) => [group, ...entries.map(({ to }) => to)]);

it('sorts by group, then by order', () => {
  const entries = [
    entry('/tenants', { group: 'admin' }),
    entry('/appointments', { order: 2 }),
    entry('/', { order: 1 }),
  ];
  expect(addresses(entries)).toEqual([
    ['main', '/', '/appointments'],
    ['admin', '/tenants'],
  ]);
});

it('leaves out what the person may not open, and groups that become empty', () => {
  const entries = [entry('/'), entry('/tenants', { group: 'admin', action: 'tenants.read' })];
  expect(addresses(entries, ({ action }) => action !== 'tenants.read')).toEqual([['main', '/']]);
});

it('shows an address once, by the entry that comes first', () => {
  const offers = entry('/', { label: 'Offene Angebote', order: -1 });
  expect(menuOf([entry('/'), offers], () => true)[0]?.entries).toEqual([offers]);
});

it.each([
  [undefined, undefined],
  [0, undefined],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
])('a count of %s is shown as %s', (count, text) => expect(badgeText(count)).toBe(text));
