import { PHONE } from '#ui/page-frame.ts';
import { NEUTRAL } from '#ui/tokens.ts';

/** Cards beneath and beside one another. */
export const GRID = { display: 'grid', gap: { xs: 1.5, sm: 2 }, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Rows from edge to edge, each led by its link. */
export const ROWS = { m: 0, p: 0, listStyle: 'none' } as const;
/** A phone shows three rows of a list that has a page of its own. */
export const FEW_ROWS = {
  ...ROWS,
  '& > :nth-of-type(n + 4)': { [PHONE]: { display: 'none' } },
} as const;
export const ROW = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  minHeight: 44,
  px: 2,
  py: 1,
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { bgcolor: NEUTRAL[25] },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
/** Above the link that covers the row. */
export const ABOVE = { position: 'relative', zIndex: 1 } as const;
