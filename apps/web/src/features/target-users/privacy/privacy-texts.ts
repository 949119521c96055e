import type { RemovalKind } from '@gastspiel/domain/privacy/removal.ts';

export const EXPORT_TEXTS = {
  step: 'Daten exportieren',
  title: 'Daten exportieren?',
  intro: 'Sie bekommen eine Datei (JSON) mit allem, was über diese Person gespeichert ist.',
  content: 'Stammdaten, Beurteilungen, Rückmeldungen, Sperrliste, Abwesenheiten und Verlauf sind darin.',
  sealed: 'Sozialversicherungsnummer und Bankverbindung kann nur die Person selbst herunterladen.',
  logged: 'Der Export wird im Verlauf vermerkt.',
  note: 'Geben Sie die Datei nur an die Person selbst weiter.',
  confirm: 'Herunterladen',
} as const;

export const REMOVAL_TEXTS = {
  step: 'Löschen / Anonymisieren',
  loading: 'Es wird geprüft, was gelöscht werden darf …',
  failed: 'Es konnte nicht geprüft werden, was gelöscht werden darf',
  intro: 'Damit passiert Folgendes:',
  access: 'Die Person verliert sofort den Zugang.',
  erased: (what: string): string => `Ebenfalls gelöscht: ${what}.`,
  bookings: (count: number): string =>
    count === 1
      ? '1 Buchung wird zurückgezogen, bitte neu besetzen:'
      : `${count} Buchungen werden zurückgezogen, bitte neu besetzen:`,
  linked: (what: string): string => `Erhalten bleiben, ohne Namen: ${what}.`,
  keptUntil: (day: string): string =>
    `Name, Kontakt und Lohndaten bleiben bis ${day} aufbewahrt, weil das Gesetz es verlangt. Niemand arbeitet mehr damit.`,
  anonymisedAfter: 'Danach werden auch sie automatisch anonymisiert.',
} as const;

export const REMOVAL_KIND_TEXTS = {
  DELETE: {
    title: 'Mitarbeiter/in löschen?',
    person: 'Nichts steht der Löschung entgegen: Alle Daten der Person werden sofort gelöscht.',
    confirm: 'Endgültig löschen',
    done: (name: string): string => `${name} gelöscht`,
  },
  ANONYMISE: {
    title: 'Mitarbeiter/in anonymisieren?',
    person: 'Name, Kontakt und Lohndaten werden sofort unkenntlich gemacht.',
    confirm: 'Anonymisieren',
    done: (name: string): string => `${name} anonymisiert`,
  },
  RESTRICT: {
    title: 'Daten einschränken?',
    person: 'Was nur der Planung diente, wird sofort gelöscht: Pools, Einsatzarten, Notizen und Bewertung.',
    confirm: 'Einschränken',
    done: (name: string): string => `Daten von ${name} eingeschränkt`,
  },
} as const satisfies Readonly<Record<RemovalKind, unknown>>;

const counted = (one: string, many: string) => (count: number) =>
  count === 0 ? undefined : `${count} ${count === 1 ? one : many}`;

/** The data that go with a worker, by kind. */
export const ERASED_TEXTS = {
  assessments: counted('Beurteilung', 'Beurteilungen'),
  feedbacks: counted('Rückmeldung', 'Rückmeldungen'),
  denials: counted('Eintrag der Sperrliste', 'Einträge der Sperrliste'),
  absences: counted('Abwesenheit', 'Abwesenheiten'),
} as const;

/** For workers, who are addressed with "du". */
export const OWN_DATA_TEXTS = {
  title: 'Welche Daten hat die Agentur über mich?',
  content:
    'Lade eine Datei mit allem herunter, was deine Agentur über dich gespeichert hat: Profil, Abwesenheiten, Beurteilungen, Rückmeldungen und wer wann etwas geändert hat.',
  care: 'Auch deine Sozialversicherungsnummer und dein Konto stehen darin. Bewahre die Datei gut auf.',
  rights: 'Stimmt etwas nicht, oder soll etwas gelöscht werden? Sag es deiner Agentur.',
  download: 'Meine Daten herunterladen',
  failed: 'Deine Daten konnten nicht heruntergeladen werden',
} as const;
