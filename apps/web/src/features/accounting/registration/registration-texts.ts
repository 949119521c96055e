import { counted, people } from '@gastspiel/domain/names/counted.ts';

/** Why follows as it was noted. */
export const registrationFailed = (why: string): string => `Die Anmeldung ist fehlgeschlagen. ${why}`;

export const CANDIDATE_TEXTS = {
  title: 'Noch nicht in der Lohnverrechnung',
  hint: (count: number): string =>
    counted(count, 'Person ohne Personalnummer', 'Mitarbeiter/innen ohne Personalnummer'),
  name: 'Mitarbeiter/in',
  facts: 'Angaben',
  complete: 'vollständig',
  mend: 'Ergänzen',
  mendName: (name: string): string => `Ergänzen: ${name}`,
  state: 'Stand',
  waiting: 'wird angemeldet',
  register: (count: number): string => `${count} anmelden`,
  registerNone: 'Anmelden',
  failed: 'Die Mitarbeiter/innen konnten nicht geladen werden',
  none: 'Alle haben eine Personalnummer.',
  noMatch: 'Niemand passt zur Suche.',
} as const;

export const REGISTER_TEXTS = {
  title: (count: number): string => `${people(count)} in der Lohnverrechnung anmelden?`,
  consequence: (count: number): string =>
    `${people(count)} ${count === 1 ? 'wird' : 'werden'} dort angelegt und ${count === 1 ? 'bekommt' : 'bekommen'} eine Personalnummer`,
  sent: 'Übertragen werden Angaben zur Person, SV-Nummer, IBAN, Beschäftigung und Kostenstelle',
  note: 'Das läuft weiter, wenn Sie die Seite verlassen. Niemand wird zweimal angelegt.',
  confirm: 'Anmelden',
} as const;

export const PART_TEXTS = {
  missing: 'Für die Anmeldung in der Lohnverrechnung fehlt noch etwas:',
  ready: 'Noch nicht in der Lohnverrechnung angemeldet.',
  register: 'In der Lohnverrechnung anmelden',
  waiting: 'Wird in der Lohnverrechnung angemeldet …',
} as const;
