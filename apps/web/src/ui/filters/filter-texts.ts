export const FILTER_TEXTS = {
  filters: 'Filter',
  openFilters: (active: number): string => (active === 0 ? 'Filter öffnen' : `Filter öffnen, ${active} aktiv`),
  clear: 'Filter löschen',
  clearSearch: 'Suche löschen',
  moreSteps: 'Weitere Schritte',
  remove: (value: string): string => `Filter ${value} entfernen`,
  done: 'Fertig',
} as const;

export const RANGE_TEXTS = {
  range: 'Zeitraum',
  from: 'Von',
  to: 'Bis',
  apply: 'Übernehmen',
  anyTime: 'Jederzeit',
  all: 'alle',
  since: (from: string): string => `ab ${from}`,
  until: (to: string): string => `bis ${to}`,
  of: (from: string, to: string): string => `${from} – ${to}`,
  order: 'Der erste Tag muss vor dem letzten liegen.',
  day: 'Bitte ein Datum in der Form TT.MM.JJJJ angeben.',
} as const;
