/** What the page's frame and its parts tell each other, as CSS variables. */
const PAGE_FOOT = '--page-foot';
export const PAGE = {
  /** The height of what lies over the page at the bottom: things that stick there have to stop above it. */
  bottom: '--page-bottom',
} as const;

/** Just beneath the header. */
export const BENEATH_HEADER = { xs: 56, sm: 64 } as const;
/** Just above the bottom bar, if there is one. */
export const ABOVE_BAR = `var(${PAGE.bottom}, 0px)`;
/** Just above what sticks on top of the bottom bar: a form's buttons, the pager of a list. */
export const ABOVE_FOOT = `calc(${ABOVE_BAR} + var(${PAGE_FOOT}, 0px))`;

/** The `ref` of what sticks to the bottom of the page: tells its height, so that notices keep above it. */
export function pageFoot(element: HTMLElement | null) {
  if (!element) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(PAGE_FOOT, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(PAGE_FOOT);
  };
}
