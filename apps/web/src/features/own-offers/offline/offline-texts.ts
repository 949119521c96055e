export const OFFLINE_TEXTS = {
  /** "Dein nächster Einsatz, in 3 Tagen"; after midnight one of the evening before is still going on. */
  next: (until: string) => (until ? `Dein nächster Einsatz, ${until}` : 'Dein Einsatz läuft gerade'),
  noneTitle: 'In den nächsten Tagen nichts gebucht',
  none: 'So war es, als du zuletzt online warst.',
  answersLater: 'Annehmen und Ablehnen geht wieder, sobald du online bist.',
  answerRefused: 'Du bist offline. Annehmen und Ablehnen geht wieder, sobald du online bist.',
  retry: 'Erneut verbinden',
} as const;
