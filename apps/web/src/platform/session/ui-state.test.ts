import { expect, it } from 'vitest';
import { memoryStorage } from './memory-storage.fixture.ts';
import { clearUiState } from './ui-state.ts';

it('forgets filters and pages, and nothing else', () => {
  const storage = memoryStorage();
  for (const key of ['uiState.invoices', 'session.freshLogin', 'uiState.tenants']) storage.setItem(key, 'x');
  clearUiState(storage);
  expect([storage.length, storage.key(0)]).toEqual([1, 'session.freshLogin']);
});
