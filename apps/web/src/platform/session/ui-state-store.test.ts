import { expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.fixture.ts';
import { createUiStateStore, restore } from './ui-state-store.ts';

it('forgets filters and pages, and nothing else', () => {
  const storage = memoryStorage();
  for (const key of ['uiState.invoices', 'session.freshLogin', 'uiState.tenants']) storage.setItem(key, 'x');
  createUiStateStore(storage).clear();
  expect([storage.length, storage.key(0)]).toEqual([1, 'session.freshLogin']);
});

it('keeps what it is told to keep', () => {
  const store = createUiStateStore(memoryStorage());
  store.write('tenant', 'one');
  store.write('tenants', { page: 2 });
  store.clear({ keep: ['tenant'] });
  expect([store.read('tenant'), store.read('tenants')]).toEqual(['"one"', null]);
});

it('tells who shows a value that it changed or went', () => {
  const store = createUiStateStore(memoryStorage());
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.write('tenants', { page: 2 });
  store.clear();
  leave();
  store.write('tenants', { page: 3 });
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each([
  ['nothing stored', null, { page: 1 }],
  ['a stored value', '{"page":3}', { page: 3 }],
  ['rubbish', '{', { page: 1 }],
  ['a value of another kind', '"three"', { page: 1 }],
  ['a list instead of an object', '[]', { page: 1 }],
])('restores %s', (_, stored, expected) => expect(restore(stored, { page: 1 })).toEqual(expected));
