import type { Age } from '@gastspiel/domain/open-items/ages.ts';
import { NEUTRAL, TONES } from '#ui/tokens.ts';

/** The older, the darker: the colour of a bar, and of a figure that has to be read. */
export const AGE_LOOKS: Readonly<Record<Age, { readonly bar: string; readonly text: string }>> = {
  NOT_DUE: { bar: NEUTRAL[300], text: NEUTRAL[800] },
  TO_30: { bar: '#C08400', text: TONES.warning.text },
  TO_60: { bar: '#B45309', text: TONES.orange.text },
  TO_90: { bar: '#C2372B', text: TONES.rust.text },
  OLDER: { bar: '#8B1014', text: TONES.danger.text },
};
