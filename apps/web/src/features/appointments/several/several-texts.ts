import { counted } from '@gastspiel/domain/names/counted.ts';

const appointments = (count: number): string => counted(count, 'Einsatz', 'Einsätze');

export const SEVERAL_TEXTS = {
  mode: 'Mehrere auswählen',
  chosen: (count: number): string => counted(count, 'Einsatz ausgewählt', 'Einsätze ausgewählt'),
  isChosen: 'ausgewählt',
  clear: 'Auswahl aufheben',
  offer: 'Allen anbieten',
  change: 'Ändern',
  copy: 'Kopieren',
  delete: 'Löschen',

  offerTitle: (count: number): string => `${appointments(count)} anbieten?`,
  offerIntro:
    'Jeder Einsatz geht an alle, die dafür in Frage kommen und frei sind. Wer für mehrere frei ist, wird für jeden davon gefragt.',
  offerSubmit: 'Anbieten',

  changeTitle: (count: number): string => `${appointments(count)} ändern`,
  changeIntro: 'Nur was angehakt ist, wird geändert. Alles andere bleibt, wie es ist.',
  changeSubmit: (count: number): string => `${appointments(count)} ändern`,
  part: (label: string): string => `${label} ändern`,
  meeting: 'Treffpunkt',
  empty: 'Leer lassen, um die Angabe zu entfernen.',
  meetingTold: 'Wer gebucht ist, wird verständigt; wer angenommen hat, wird neu gefragt.',

  deleteTitle: (count: number): string => `${appointments(count)} löschen?`,
  deleteIntro: (count: number): string =>
    `Auch ${count === 1 ? 'seine' : 'ihre'} Angebote und Buchungen werden gelöscht. Wer noch nicht abgelehnt hat, wird verständigt.`,
  more: (count: number): string => (count === 1 ? 'und 1 weiterer' : `und ${count} weitere`),
  deleteBookings: (count: number): string =>
    counted(count, 'Buchung wird zurückgezogen', 'Buchungen werden zurückgezogen'),
  deleteSubmit: (count: number): string => `${appointments(count)} löschen`,
} as const;

export const RUN_TEXTS = {
  label: 'Mehrere Einsätze',
  running: { offer: 'Wird angeboten', change: 'Wird geändert', delete: 'Wird gelöscht' },
  done: {
    offer: (count: number): string => `${appointments(count)} angeboten`,
    change: (count: number): string => `${appointments(count)} geändert`,
    delete: (count: number): string => `${appointments(count)} gelöscht`,
  },
  failed: (count: number): string => `${appointments(count)} fehlgeschlagen`,
  asked: (count: number): string => counted(count, 'Person gefragt', 'Personen gefragt'),
  now: (description: string): string => `Jetzt: ${description}`,
  leave: 'Läuft weiter, auch wenn Sie die Seite wechseln.',
} as const;
