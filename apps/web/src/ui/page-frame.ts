/** The CSS variables by which the page's frame and its parts tell each other their sizes. */
export const PAGE = {
  /** The height of what lies over the page at the bottom: things that stick there have to stop above it. */
  bottom: '--page-bottom',
  /** The height of the strip beneath the header that says that there is no connection. */
  strip: '--page-strip',
  /** The height of the filter bar that sticks beneath the header, where there is one. */
  filters: '--page-filters',
} as const;
const FOOT = '--page-foot';

/**
 * The widths from which there is more room, in rem: large letters count like a small screen. In pixels at the usual
 * size of 16: 600, 900, 1200 and 1536; `step` ends the width before just below, at 599.95.
 */
export const WIDTHS = {
  unit: 'rem',
  step: 0.3125,
  values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 },
} as const;

/** Narrower than the first of them. */
export const PHONE = `@media (max-width: ${WIDTHS.values.sm - WIDTHS.step / 100}rem)`;

/** Little room even for a phone, for the size of the letters: words side by side do not fit. */
export const CRAMPED = '@media (max-width: 18rem)';

/** So low that what sticks to the edges would leave no room for the page: a phone on its side, a page at 200 %. */
export const LOW = '@media (max-height: 500px)';

/** Low, but wide enough for the main entries at the side: most phones on their side. */
export const RAIL = '@media (max-height: 500px) and (min-width: 600px)';

/** The space that a phone's own bars, camera and round corners cover: nothing that is read or pressed lies there. */
export const SAFE = {
  top: 'env(safe-area-inset-top, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
  left: 'env(safe-area-inset-left, 0px)',
  right: 'env(safe-area-inset-right, 0px)',
} as const;

/** The height of the header. */
export const HEADER = { xs: `calc(56px + ${SAFE.top})`, sm: `calc(64px + ${SAFE.top})` } as const;
/** Just beneath it. */
export const BENEATH_HEADER = {
  xs: `calc(${HEADER.xs} + var(${PAGE.strip}, 0px))`,
  sm: `calc(${HEADER.sm} + var(${PAGE.strip}, 0px))`,
} as const;
/** Just above the bottom bar, if there is one. */
export const ABOVE_BAR = `var(${PAGE.bottom}, ${SAFE.bottom})`;
/** Just above what sticks on top of the bottom bar: a form's buttons, the pager of a list. */
export const ABOVE_FOOT = `calc(${ABOVE_BAR} + var(${FOOT}, 0px))`;

/** The `ref` of what sticks to the bottom of the page: tells its height, so that notices keep above it. */
export function pageFoot(element: HTMLElement | null) {
  if (!element) return;
  const { style } = document.documentElement;
  let told = '';
  const tell = () => {
    const { position, bottom } = getComputedStyle(element);
    // At the end of the page it does not stick any more, but stands above what comes last.
    const reach = Math.round(window.innerHeight - Number.parseFloat(bottom) - element.getBoundingClientRect().top);
    const foot = position === 'sticky' ? `${Math.max(reach, element.offsetHeight)}px` : '0px';
    if (foot !== told) style.setProperty(FOOT, foot);
    told = foot;
  };
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  window.addEventListener('scroll', tell, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', tell);
    style.removeProperty(FOOT);
  };
}

/** Just beneath the filter bar. */
export const BENEATH_FILTERS = {
  xs: `calc(${BENEATH_HEADER.xs} + var(${PAGE.filters}, 0px))`,
  sm: `calc(${BENEATH_HEADER.sm} + var(${PAGE.filters}, 0px))`,
} as const;
