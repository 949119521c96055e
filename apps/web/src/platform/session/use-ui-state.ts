import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { uiState } from './ui-state.ts';
import { restore } from './ui-state-store.ts';

/** As useState, but a reload or the back button brings it back, until the logo, the menu or a logout forgets it. */
export function useUiState<Value>(key: string, initial: Value): readonly [Value, (value: Value) => void] {
  const [first] = useState(initial);
  const stored = useSyncExternalStore(uiState.subscribe, () => uiState.read(key));
  const value = useMemo(() => restore(stored, first), [stored, first]);
  const set = useCallback((next: Value) => uiState.write(key, next), [key]);
  return [value, set];
}
