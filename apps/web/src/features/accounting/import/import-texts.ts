import type { MatchDoubt } from '@gastspiel/domain/accounting/match-employees.ts';
import { counted, people } from '@gastspiel/domain/names/counted.ts';

export const IMPORT_TEXTS = {
  people,
  readAt: (when: string): string => `aus der Lohnverrechnung gelesen, ${when}`,
  search: 'Name, Personalnummer',
  read: 'Lesen',
  readAgain: 'Neu lesen',
  reading: 'Personen werden gelesen',
  readingBy: (name: string): string => `Gestartet von ${name}. Läuft weiter, wenn Sie die Seite verlassen.`,
  readFailed: 'Das Lesen ist fehlgeschlagen.',
  oldShown: (when: string): string => `Gezeigt wird, was ${when} gelesen wurde.`,
  notStarted: 'Das Lesen wurde nicht gestartet',
  empty: 'Noch niemand gelesen',
  emptyHint:
    'Gastspiel liest alle Personen der Lohnverrechnung und vergleicht sie mit den Mitarbeiter/innen. Übernommen wird nur, was Sie bestätigen.',
  nobody: 'In der Lohnverrechnung ist noch niemand angelegt. Ihre Mitarbeiter/innen können Sie unten dort anmelden.',
  loading: 'Die Personen werden geladen …',
  failed: 'Die Personen konnten nicht geladen werden',
  settled: (count: number): string => `${people(count)} ${count === 1 ? 'ist' : 'sind'} schon zugeordnet`,
  ignored: (count: number): string => counted(count, 'ignorierte Person', 'ignorierte Personen'),
  showIgnored: 'Anzeigen',
  noMatch: 'Niemand passt zur Suche.',
} as const;

export const SURE_TEXTS = {
  title: 'Sicher',
  /** "SV-Nummer stimmt überein, 3 nach Name und Geburtsdatum, 7 mit neuer Kostenstelle" */
  hint: (byName: number, newCostCenter: number, count: number): string =>
    [
      ...(byName < count ? ['SV-Nummer stimmt überein'] : []),
      ...(byName > 0 ? [`${byName < count ? byName : 'alle'} nach Name und Geburtsdatum`] : []),
      ...(newCostCenter > 0 ? [`${newCostCenter} mit neuer Kostenstelle`] : []),
    ].join(', '),
  all: 'alle übernehmen',
  employee: 'Lohnverrechnung',
  worker: 'Gastspiel',
  number: 'Personalnr.',
  by: 'Gefunden durch',
  byNumber: 'SV-Nummer',
  byPersonnelNumber: 'Personalnummer',
  byName: 'Name und Geburtsdatum',
  changes: 'Wird geändert',
} as const;

const DOUBTS: Readonly<Record<MatchDoubt, string>> = {
  SEVERAL_PEOPLE: 'mehrere kommen in Frage',
  OTHER_PERSONNEL_NUMBER: 'hat schon eine andere Personalnummer',
  DAY_AND_MONTH_SWAPPED: 'Tag und Monat vertauscht?',
  BIRTHDAY: 'Geburtsdatum anders',
  FIRST_NAME: 'Vorname anders',
  LAST_NAME: 'Nachname anders',
  NUMBER: 'SV-Nummer anders',
};

export const DOUBTFUL_TEXTS = {
  title: 'Zu prüfen',
  hint: 'Name oder Geburtsdatum passen, aber nicht alles',
  decided: (count: number, total: number): string => `${count} von ${total} entschieden`,
  person: 'Person',
  number: (accountingId: string): string => `Personalnummer ${accountingId}`,
  worker: 'Gastspiel',
  employee: 'Lohnverrechnung',
  decision: 'Entscheidung',
  doubts: (doubts: readonly MatchDoubt[]): string => {
    const text = doubts.map((doubt) => DOUBTS[doubt]).join(', ');
    return text.charAt(0).toLocaleUpperCase('de') + text.slice(1);
  },
  candidates: (name: string): string => `Wer ist ${name}?`,
  candidate: (position: number): string => `${position}. Vorschlag`,
  assign: 'Zuordnen',
  assignName: (name: string): string => `Zuordnen: ${name}`,
  other: 'Andere Person',
  otherName: (name: string): string => `Andere Person: ${name}`,
  assigned: 'Zugeordnet',
  assignedTo: (name: string): string => `Zugeordnet: ${name}`,
  change: 'Ändern',
  changeName: (name: string): string => `Ändern: ${name}`,
} as const;

export const PAIR_TEXTS = {
  name: 'Name',
  birthday: 'Geboren',
  number: 'SV-Nummer',
  costCenter: 'Kostenstelle',
  accountingId: 'Personalnr.',
  missing: 'fehlt',
  none: '–',
  masked: (end: string): string => `•••• ${end}`,
} as const;

export const UNKNOWN_TEXTS = {
  title: 'Unbekannt',
  hint: 'nur in der Lohnverrechnung, in Gastspiel nicht gefunden',
  born: (day: string): string => `geb. ${day}`,
  entered: (day: string): string => `eingetreten am ${day}`,
  left: (day: string): string => `ausgetreten am ${day}`,
  find: 'Person suchen',
  findName: (name: string): string => `Person suchen: ${name}`,
  ignore: 'Ignorieren',
  ignoreName: (name: string): string => `Ignorieren: ${name}`,
  regard: 'Zurückholen',
  regardName: (name: string): string => `Zurückholen: ${name}`,
  ignoredTitle: 'Ignoriert',
  ignoredHint: 'werden nicht mehr gezeigt, bis jemand sie zurückholt',
  notIgnored: 'Das wurde nicht gespeichert',
} as const;

export const SEARCH_TEXTS = {
  title: (name: string): string => `Wer ist ${name}?`,
  intro: (accountingId: string): string =>
    `Personalnummer ${accountingId}. Gesucht wird unter den aktiven Mitarbeiter/innen.`,
} as const;

const assignments = (count: number): string => counted(count, 'Zuordnung', 'Zuordnungen');

export const BAR_TEXTS = {
  takeOver: (count: number): string => `${assignments(count)} übernehmen`,
  done: (count: number): string => counted(count, 'Zuordnung übernommen', 'Zuordnungen übernommen'),
  cancel: 'Abbrechen',
  /** "2 zu prüfen und 2 unbekannt bleiben offen" */
  open: (doubtful: number, unknown: number): string => {
    const parts = [
      ...(doubtful > 0 ? [`${doubtful} zu prüfen`] : []),
      ...(unknown > 0 ? [`${unknown} unbekannt`] : []),
    ];
    if (parts.length === 0) return '';
    return `${parts.join(' und ')} ${doubtful + unknown === 1 ? 'bleibt' : 'bleiben'} offen`;
  },
  forgetTitle: 'Entscheidungen vergessen?',
  forget: (count: number): string =>
    counted(count, 'Entscheidung wurde noch nicht übernommen', 'Entscheidungen wurden noch nicht übernommen'),
  forgetNote: 'In Gastspiel und in der Lohnverrechnung bleibt alles, wie es ist.',
  forgetConfirm: 'Vergessen',
} as const;
