/** Titles of the pages; apart, since the menu needs them before any page is loaded. */
export const INVOICE_TITLES = {
  list: 'Rechnungen',
} as const;
