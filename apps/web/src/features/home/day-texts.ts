/** The first words of the page: apart from the others, since they come before them. */
export const DAY_TEXTS = {
  greeting: (hour: number): string => (hour < 10 ? 'Guten Morgen' : hour < 18 ? 'Guten Tag' : 'Guten Abend'),
  date: (date: string, week: number): string => `${date} · KW ${week}`,
  today: 'Heute',
  since: (days: number): string => (days <= 0 ? 'seit heute' : days === 1 ? 'seit gestern' : `seit ${days} Tagen`),
  copyCode: 'Code kopieren',
  copyLink: 'Einladungslink kopieren',
  create: 'Einsatz anlegen',
  failed: 'Die Startseite konnte nicht geladen werden',
  loading: 'Die Startseite wird geladen',
  done: 'Heute ist alles erledigt',
  doneHint: 'Alles ist besetzt, gebucht, versendet und erfasst. Was neu dazukommt, erscheint hier von selbst.',
} as const;
