export const WAITING_TEXTS = {
  name: 'Name',
  appointment: 'Einsatz',
  day: 'Tag',
  time: 'Zeit',
  free: 'Freie Plätze',
  since: 'Angenommen',
  failed: 'Die angenommenen Angebote konnten nicht geladen werden',
  empty: 'Niemand wartet auf eine Buchung',
  emptyHint: 'Sobald jemand ein Angebot annimmt, steht es hier.',
} as const;
