/** Titles of the pages; apart, since the menu needs them before any page is loaded. */
export const WORKLOG_TITLES = {
  list: 'Zeiterfassung',
} as const;
