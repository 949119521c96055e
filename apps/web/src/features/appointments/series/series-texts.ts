import { counted } from '@gastspiel/domain/names/counted.ts';

const appointments = (count: number): string => counted(count, 'Einsatz', 'Einsätze');

export const SERIES_TEXTS = {
  open: 'Serie anlegen',
  short: 'Serie',
  title: 'Serie anlegen',
  places: (count: number): string => counted(count, 'Platz', 'Plätze'),
  weekdays: 'Wochentage',
  rhythm: 'Rhythmus',
  everyWeeks: (weeks: number): string => (weeks === 1 ? 'Jede Woche' : `Alle ${weeks} Wochen`),
  from: 'Von',
  until: 'Bis',
  skipHolidays: 'Feiertage auslassen',
  preview: 'Vorschau',
  made: appointments,
  holidays: (count: number): string => counted(count, 'Feiertag', 'Feiertage'),
  taken: (count: number): string => counted(count, 'gibt es schon', 'gibt es schon'),
  isTaken: 'gibt es schon',
  isOwn: 'dieser Einsatz',
  note: 'Jeder Einsatz lässt sich danach einzeln ändern. Angebote werden noch keine versendet.',
  nothing: 'In dieser Zeit kommt keiner der gewählten Wochentage vor.',
  takenUnknown: 'Ob es Einsätze davon schon gibt, konnte nicht geprüft werden.',
  submit: (count: number): string => `${appointments(count)} anlegen`,
  done: (count: number, description: string): string => `${appointments(count)} „${description}“ angelegt`,
} as const;

export const REACH_TEXTS = {
  change: 'Für welche Einsätze der Serie?',
  remove: 'Welche Einsätze der Serie löschen?',
  looking: 'Die Einsätze der Serie werden gesucht …',
  one: 'Nur dieser Einsatz',
  following: (count: number): string => `Dieser und ${count === 1 ? 'der folgende' : `die ${count} folgenden`}`,
  all: (count: number): string => `Alle ${count} der Serie`,
  begun: (count: number): string =>
    count === 1
      ? 'Ein Einsatz hat schon begonnen und bleibt, wie er ist.'
      : `${count} Einsätze haben schon begonnen und bleiben, wie sie sind.`,
  byHand: 'Was an einem Einsatz von Hand geändert wurde, bleibt dort stehen.',
  save: 'Speichern',
  goOn: 'Weiter',
  changed: (count: number): string =>
    `Gespeichert, auch in ${count === 1 ? 'einem weiteren Einsatz' : `${count} weiteren Einsätzen`}`,
  deleteTitle: (count: number): string => `${appointments(count)} der Serie löschen?`,
  deleteIntro:
    'Auch ihre Angebote und Buchungen werden gelöscht. Wer noch nicht abgelehnt hat, wird verständigt. Einsätze, die schon begonnen haben, bleiben.',
  deleteSubmit: (count: number): string => `${appointments(count)} löschen`,
  deleted: (count: number): string => `${appointments(count)} gelöscht`,
  leftTitle: 'Nicht überall geändert',
  leftIntro: (count: number): string =>
    count === 1
      ? 'Ein Einsatz wurde nicht vollständig geändert:'
      : `${count} Einsätze wurden nicht vollständig geändert:`,
  kept: (words: readonly string[]): string =>
    words.length === 1
      ? `${words[0]} wurde von Hand geändert und bleibt`
      : `${words.join(', ')} wurden von Hand geändert und bleiben`,
} as const;
