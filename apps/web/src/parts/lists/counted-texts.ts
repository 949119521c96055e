import { MOST_COUNTED } from '@gastspiel/domain/home/open-matters.ts';

/** As far as the server counts of what waits. */
export const countedText = (count: number): string => (count > MOST_COUNTED ? `über ${MOST_COUNTED}` : String(count));
