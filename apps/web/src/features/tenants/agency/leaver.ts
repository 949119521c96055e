import { useUiState } from '#platform/session/use-ui-state.ts';

/** The name of somebody of the office who has just lost their access; empty when nobody has. */
export const useLeaver = () => useUiState('agency.leaver', '');
