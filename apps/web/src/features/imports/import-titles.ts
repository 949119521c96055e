/** The titles of the pages; all else that they say comes with them. */
export const IMPORT_TITLES = {
  WORKERS: 'Mitarbeiter/innen importieren',
  RECIPIENTS: 'Rechnungsempfänger importieren',
} as const;
