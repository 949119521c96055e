export const CALENDAR_FEED_TEXTS = {
  name: 'Meine Einsätze',
  fileName: 'Einsatz.ics',
  tentative: (summary: string) => `${summary} (angenommen, noch nicht gebucht)`,
  meeting: (time: string, place: string) => `Treffpunkt: ${time} Uhr, ${place}`,
  outfit: (title: string) => `Dienstkleidung: ${title}`,
  gone: 'Diesen Kalender gibt es nicht mehr.',
} as const;
