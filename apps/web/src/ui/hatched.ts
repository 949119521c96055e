import { NEUTRAL } from './tokens.ts';

/** The ground of a day on which one rather does not plan: a public holiday. */
export const HATCHED = {
  backgroundImage: `repeating-linear-gradient(135deg, ${NEUTRAL[50]} 0 8px, transparent 8px 16px)`,
} as const;
