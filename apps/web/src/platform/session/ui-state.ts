import { createUiStateStore } from './ui-state-store.ts';

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
