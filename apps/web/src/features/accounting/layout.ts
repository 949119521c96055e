/** Cards one below the other. */
export const COLUMN = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
} as const;
/** The layout of content above a bar that sticks to the bottom. */
export const ABOVE_THE_BAR = { ...COLUMN, pb: 3 } as const;
/** A line above a list: what it shows at the left, what can be done at the right. */
export const LIST_HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
} as const;
