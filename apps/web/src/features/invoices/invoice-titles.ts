/** Titles of the pages; apart, since the menu needs them before any page is loaded. */
export const INVOICE_TITLES = {
  list: 'Rechnungen',
  create: 'Neue Rechnung',
  edit: 'Rechnung bearbeiten',
  view: 'Rechnung',
} as const;
