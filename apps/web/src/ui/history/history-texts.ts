export const HISTORY_TEXTS = {
  title: 'Verlauf',
  entries: (count: number): string => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  empty: 'Noch keine Einträge',
  failed: 'Der Verlauf konnte nicht geladen werden',
  loading: 'Der Verlauf wird geladen …',
  bySystem: 'Automatisch',
  byOther: 'Systemadministration',
  none: '–',
} as const;
