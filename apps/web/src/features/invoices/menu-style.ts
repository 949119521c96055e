import { NEUTRAL } from '#ui/tokens.ts';

/** Around the menu in the head of a page: as high as the buttons beside it. */
export const MENU = {
  '& > button': {
    width: { xs: 44, sm: 36 },
    height: { xs: 44, sm: 36 },
    border: `1px solid ${NEUTRAL[200]}`,
    borderRadius: '10px',
    bgcolor: NEUTRAL[0],
  },
} as const;
