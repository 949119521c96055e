import { counted } from '@gastspiel/domain/names/counted.ts';

export const PAST_TEXTS = {
  title: 'Nachträglich buchen',
  hint: 'Bucht eine Person auf einen Einsatz, der schon begonnen hat. Auch hier gilt: Niemand arbeitet zur selben Zeit an zwei Orten.',
  appointment: 'Einsatz',
  appointmentHelp: 'Link zur Seite des Einsatzes',
  worker: 'Mitarbeiter/in',
  workerHelp: 'Link zur Seite der Person',
  search: 'Oder nach Namen suchen',
  found: 'Gefunden',
  noAppointment: 'Bitte den Link zur Seite des Einsatzes eingeben.',
  noWorker: 'Bitte den Link zur Seite der Person eingeben.',
  check: 'Prüfen',
  book: 'Buchen',
  bookedBefore: (booked: number, desired: number): string => `${booked}/${desired} gebucht`,
  done: (name: string): string => `${name} ist gebucht`,
  change: 'Ändern',
} as const;

export const SENDING_TEXTS = {
  title: 'Versanddaten nachträglich setzen',
  block: 'Zeitblock',
  blockHelp: 'Link zum Stundennachweis oder zur Seite des Einsatzes',
  submit: 'Eintragen',
} as const;

export const JOB_TEXTS = {
  title: 'Fehlgeschlagene Hintergrundaufgaben',
  hint: 'Was aufgegeben wurde: nach zwölf Versuchen oder sofort, wenn kein weiterer hilft, wie bei einer E-Mail an eine falsche Adresse.',
  none: 'Keine fehlgeschlagenen Aufgaben',
  failed: 'Die Liste konnte nicht geladen werden',
  kind: 'Art',
  tenant: 'Agentur',
  noTenant: 'alle',
  failedAt: 'Aufgegeben',
  attempts: 'Versuche',
  reason: 'Grund',
  step: 'Schritt',
  retry: 'Noch einmal versuchen',
  retryWhat: (kind: string): string => `${kind}: noch einmal versuchen`,
  retryChosen: (count: number): string => `${count} noch einmal versuchen`,
  retried: (count: number): string => counted(count, 'Aufgabe läuft wieder', 'Aufgaben laufen wieder'),
  notRetried: 'Das hat nicht geklappt',
} as const;
