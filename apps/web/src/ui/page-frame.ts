/** What the page's frame and its parts tell each other, as CSS variables. */
export const PAGE = {
  /** The height of what lies over the page at the bottom: things that stick there have to stop above it. */
  bottom: '--page-bottom',
  /** The height of the strip beneath the header that says that there is no connection. */
  strip: '--page-strip',
  /** The height of the filter bar that sticks beneath the header, where there is one. */
  filters: '--page-filters',
} as const;
const FOOT = '--page-foot';

/** So low that what sticks to the edges would leave no room for the page: a phone on its side, a page at 200 %. */
export const LOW = '@media (max-height: 500px)';

/** Just beneath the header. */
export const HEADER = { xs: 56, sm: 64 } as const;
export const BENEATH_HEADER = {
  xs: `calc(${HEADER.xs}px + var(${PAGE.strip}, 0px))`,
  sm: `calc(${HEADER.sm}px + var(${PAGE.strip}, 0px))`,
} as const;
/** Just above the bottom bar, if there is one. */
export const ABOVE_BAR = `var(${PAGE.bottom}, 0px)`;
/** Just above what sticks on top of the bottom bar: a form's buttons, the pager of a list. */
export const ABOVE_FOOT = `calc(${ABOVE_BAR} + var(${FOOT}, 0px))`;

/** The `ref` of what sticks to the bottom of the page: tells its height, so that notices keep above it. */
export function pageFoot(element: HTMLElement | null) {
  if (!element) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const isStuck = getComputedStyle(element).position === 'sticky';
    style.setProperty(FOOT, isStuck ? `${element.offsetHeight}px` : '0px');
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(FOOT);
  };
}

/** Just beneath the filter bar. */
export const BENEATH_FILTERS = {
  xs: `calc(${BENEATH_HEADER.xs} + var(${PAGE.filters}, 0px))`,
  sm: `calc(${BENEATH_HEADER.sm} + var(${PAGE.filters}, 0px))`,
} as const;
