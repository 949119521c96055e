import type { FillState } from '@gastspiel/domain/appointments/fill-state.ts';
import { NEUTRAL, TONES } from '#ui/tokens.ts';

/** Never the only sign: the number stands beside it. */
export const FILL_COLOURS: Readonly<Record<FillState, { readonly bar: string; readonly text: string }>> = {
  EMPTY: { bar: '#DA6464', text: TONES.danger.text },
  PARTLY: { bar: '#C48400', text: NEUTRAL[900] },
  FULL: { bar: '#2E9E5B', text: NEUTRAL[900] },
};
