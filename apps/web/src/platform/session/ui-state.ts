const PREFIX = 'uiState.';

/** Lists keep filters and page under this prefix for the session; a logout forgets them. */
export function clearUiState(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(PREFIX)) storage.removeItem(key);
}
