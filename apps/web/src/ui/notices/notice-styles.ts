import { ABOVE_FOOT, BENEATH_HEADER, CRAMPED, SAFE } from '../page-frame.ts';
import { NEUTRAL, SHADOW } from '../tokens.ts';

/**
 * Bottom right, above whatever sticks to the bottom. On phones over the whole width and at the top: the buttons under the thumb
 * are below, and what fails is to be pressed again.
 */
export const NOTICE_PLACE = {
  position: 'fixed',
  right: { xs: `max(16px, ${SAFE.right})`, sm: `max(24px, ${SAFE.right})` },
  left: { xs: `max(16px, ${SAFE.left})`, sm: 'auto' },
  top: { xs: `calc(${BENEATH_HEADER.xs} + 8px)`, sm: 'auto' },
  bottom: { xs: 'auto', sm: `calc(${ABOVE_FOOT} + 16px)` },
  // The buttons of a dialog are at its end, and on a phone that is where a notice would lie.
  'body:has(> .MuiDialog-root) &': {
    top: { xs: `calc(8px + ${SAFE.top})`, md: 'auto' },
    bottom: { xs: 'auto', md: `calc(${ABOVE_FOOT} + 16px)` },
  },
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
  // Else it would lie over half of the page.
  [CRAMPED]: { '& p': { fontSize: '0.75rem' } },
} as const;

export const NOTICE_CLOSE = {
  color: NEUTRAL[200],
  '&:hover': { bgcolor: NEUTRAL[700] },
  '&.Mui-focusVisible': { outlineColor: NEUTRAL[0] },
} as const;

export const NOTICE_ACTION = {
  ...NOTICE_CLOSE,
  flex: 'none',
  minHeight: { xs: 44, sm: 32 },
  color: NEUTRAL[0],
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;
