/** Titles of the pages; apart, since the router needs them before any page is loaded. */
export const STATISTICS_TITLES = {
  statistics: 'Auswertung',
  statement: 'Zusammenfassende Meldung',
} as const;
