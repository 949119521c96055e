/** Apart, since the header needs it before the page is loaded. */
export const OFFER_TITLES = {
  waiting: 'Wartet auf Buchung',
  appointment: 'Angebote verwalten',
} as const;
