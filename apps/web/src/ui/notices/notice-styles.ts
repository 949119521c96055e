import { ABOVE_FOOT } from '../page-frame.ts';
import { NEUTRAL, SHADOW } from '../tokens.ts';

/** Bottom right, above whatever sticks to the bottom; on phones over the whole width. */
export const NOTICE_PLACE = {
  position: 'fixed',
  right: { xs: 16, sm: 24 },
  left: { xs: 16, sm: 'auto' },
  bottom: `calc(${ABOVE_FOOT} + 16px)`,
  zIndex: 'snackbar',
} as const;

export const NOTICE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  pl: 2,
  pr: 1,
  py: 1.25,
  borderRadius: '14px',
  bgcolor: NEUTRAL[800],
  color: NEUTRAL[0],
  boxShadow: SHADOW.menu,
} as const;

export const NOTICE_CLOSE = {
  color: NEUTRAL[200],
  '&:hover': { bgcolor: NEUTRAL[700] },
  '&.Mui-focusVisible': { outlineColor: NEUTRAL[0] },
} as const;
