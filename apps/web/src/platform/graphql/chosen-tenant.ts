import { CHOSEN_TENANT, uiState } from '#platform/session/ui-state.ts';
import { restore } from '#platform/session/ui-state-store.ts';

/** The tenant that a SystemAdmin works in, kept for the session; nobody else ever chooses one. */
export const chosenTenant = {
  get: (): string | undefined => restore(uiState.read(CHOSEN_TENANT), '') || undefined,
  set: (id: string | undefined): void => uiState.write(CHOSEN_TENANT, id),
};
