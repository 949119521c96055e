/** Titles of the pages; apart, since the menu needs them before any page is loaded. */
export const RECIPIENT_TITLES = {
  list: 'Rechnungsempfänger',
  create: 'Rechnungsempfänger anlegen',
  edit: 'Rechnungsempfänger bearbeiten',
} as const;
