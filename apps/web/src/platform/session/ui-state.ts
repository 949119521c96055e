import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { createUiStateStore, restore } from './ui-state-store.ts';

export const uiState = createUiStateStore(window.sessionStorage);

/** Where a SystemAdmin works; it says nothing about how a screen looked, so the menu does not forget it. */
export const CHOSEN_TENANT = 'tenant';

/** Time sheets that are on their way: whoever ordered them can leave and look again. */
export const SENDING = 'sending';

/** Billing runs that were seen on their way, until somebody closes them. */
export const NOTICED_RUNS = 'billing-runs.noticed';

/** Logo and menu lead to screens as they are at first. */
export const forgetScreens = (): void => uiState.clear({ keep: [CHOSEN_TENANT, SENDING, NOTICED_RUNS] });

/** In another tenant nothing of what was done in the one before is left. */
export const forgetTenant = (): void => uiState.clear({ keep: [CHOSEN_TENANT] });

/** As useState, but a reload or the back button brings it back, until the logo, the menu or a logout forgets it. */
export function useUiState<Value>(key: string, initial: Value): readonly [Value, (value: Value) => void] {
  const [first] = useState(initial);
  const stored = useSyncExternalStore(uiState.subscribe, () => uiState.read(key));
  const value = useMemo(() => restore(stored, first), [stored, first]);
  const set = useCallback((next: Value) => uiState.write(key, next), [key]);
  return [value, set];
}
