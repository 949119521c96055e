/** Titles of the pages; apart, since the menu needs them before any page is loaded. */
export const OFFER_TITLES = { appointment: 'Angebote verwalten', adminTools: 'Admin-Werkzeuge' } as const;
