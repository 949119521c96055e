export const FILTER_TEXTS = {
  filters: 'Filter',
  openFilters: (active: number): string => (active === 0 ? 'Filter öffnen' : `Filter öffnen, ${active} aktiv`),
  clear: 'Filter löschen',
  clearSearch: 'Suche löschen',
  moreSteps: 'Weitere Schritte',
  remove: (value: string): string => `Filter ${value} entfernen`,
  done: 'Fertig',
} as const;
