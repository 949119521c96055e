export const HOURS_TEXTS = {
  title: 'Erfasste Zeiten',
  loading: 'Die erfassten Zeiten werden geladen …',
  failed: 'Die erfassten Zeiten konnten nicht geladen werden',
  month: 'Dieser Monat',
  year: 'Dieses Jahr',
  shifts: 'Einsätze heuer',
  missed: (count: number): string => `Nicht erschienen: ${count}`,
} as const;
