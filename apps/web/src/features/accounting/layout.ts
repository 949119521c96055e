import { COLUMN } from '#ui/layout.tsx';

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
