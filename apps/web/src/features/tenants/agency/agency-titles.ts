/** Titles of the pages; apart, since the menu needs them before any page is loaded. */
export const AGENCY_TITLES = {
  page: 'Agentur',
  look: 'Auftritt',
  team: 'Team',
  priceList: 'Einsatzarten und Preisliste',
  invoicing: 'Rechnungswesen',
  payroll: 'Lohnverrechnung',
} as const;
