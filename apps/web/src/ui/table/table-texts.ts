export const TABLE_TEXTS = {
  selectAll: 'Alle auf dieser Seite auswählen',
  select: (name: string | undefined): string => (name ? `${name} auswählen` : 'Auswählen'),
  done: 'Erledigt',
  sortBy: 'Sortieren nach',
  rowsPerPage: 'Zeilen pro Seite',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  range: (from: number, to: number, count: number): string => `${from}–${to} von ${count}`,
} as const;
