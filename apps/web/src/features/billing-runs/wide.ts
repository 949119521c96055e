/** Where the last two columns have room on one line beside all the others. */
export const WIDE = '@media (min-width: 1420px)';

/** A chip and what belongs to it; beneath each other where there is no room. */
export const CHIP_LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  [WIDE]: { flexWrap: 'nowrap' },
} as const;
/** A thumb's height on phones. */
export const CHIP_LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 24 },
  fontSize: { xs: '0.9375rem', sm: '0.8125rem' },
} as const;
