export const NOTE_TEXTS = {
  together: (count: number) => `${count} Angebote warten auf dich`,
  accept: 'Annehmen',
  decline: 'Ablehnen',
  confirm: 'Ich komme',
  accepted: 'Angenommen. Du hörst von uns, sobald du gebucht bist.',
  declined: 'Abgelehnt. Du kannst es dir bis zum Beginn anders überlegen.',
  confirmed: 'Danke, wir rechnen mit dir.',
  failed: 'Deine Antwort ist nicht angekommen',
  again: 'Tippe hier und versuche es noch einmal.',
  /** A message that can't be read must still show something. */
  unreadable: { title: 'Neuigkeiten', body: 'Öffne die App, um sie zu lesen.' },
} as const;
