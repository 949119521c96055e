/** What the shell tells the page about itself, as CSS variables. */
export const PAGE = {
  /** The height of what lies over the page at the bottom: things that stick there have to stop above it. */
  bottom: '--page-bottom',
  /** The height of the filter bar that sticks beneath the header, where there is one. */
  filters: '--page-filters',
} as const;

/** Just beneath the header. */
export const BENEATH_HEADER = { xs: 56, sm: 64 } as const;
/** Just above the bottom bar, if there is one. */
export const ABOVE_BAR = `var(${PAGE.bottom}, 0px)`;
/** Just beneath the filter bar. */
export const BENEATH_FILTERS = {
  xs: `calc(${BENEATH_HEADER.xs}px + var(${PAGE.filters}, 0px))`,
  sm: `calc(${BENEATH_HEADER.sm}px + var(${PAGE.filters}, 0px))`,
} as const;
