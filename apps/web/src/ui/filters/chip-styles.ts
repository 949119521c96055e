import { tint } from '../tint.ts';

/** A filter's button; an active one is tinted. */
export const CHIP = { fontWeight: 400 } as const;
export const ACTIVE_CHIP = {
  ...CHIP,
  bgcolor: tint(6),
  borderColor: tint(26),
  color: 'primary.dark',
  '&:hover': { bgcolor: tint(12) },
} as const;
