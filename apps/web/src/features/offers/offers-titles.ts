/** Apart, since the header needs it before the page is loaded. */
export const OFFER_TITLES = { appointment: 'Angebote verwalten' } as const;
