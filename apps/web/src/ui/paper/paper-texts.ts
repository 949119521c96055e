/** Addresses nobody: workers read it as well as the office. */
export const PAPER_TEXTS = {
  pages: 'Seiten',
  page: (number: number, of: number): string => `Seite ${number} von ${of}`,
  zoom: 'Größe',
  zooms: { width: 'Seitenbreite', page: 'Ganze Seite' },
  loading: 'Die Vorschau wird erstellt …',
} as const;
