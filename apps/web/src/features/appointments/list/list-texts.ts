export const LIST_TEXTS = {
  description: 'Einsatz',
  when: 'Zeit',
  customer: 'Kunde und Ort',
  type: 'Einsatzart',
  pool: 'Personalpool',
  fill: 'Gebucht',
  none: '–',
  failed: 'Die Einsätze konnten nicht geladen werden',
  noMatch: 'Kein Einsatz passt zu Ihren Filtern.',
  empty: 'Keine Einsätze',
  emptyHint: 'In diesem Zeitraum ist nichts geplant.',
} as const;
