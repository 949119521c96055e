/** Titles of the pages; apart, since the menu needs them before any page is loaded. */
export const RECIPIENT_TITLES = {
  list: 'Rechnungsempfänger',
  create: 'Rechnungsempfänger/in anlegen',
  edit: 'Rechnungsempfänger/in bearbeiten',
} as const;
