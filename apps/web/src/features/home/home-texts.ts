import { countedText } from '#parts/lists/counted-texts.ts';
import type { FormOfAddress } from '#platform/viewer/viewer.ts';

interface HomeTexts {
  readonly greeting: (firstName: string, lastName: string) => string;
  readonly blockedTitle: string;
  readonly blocked: string;
  readonly waitingTitle: string;
  readonly waiting: string;
}

export const HOME_TEXTS: Readonly<Record<FormOfAddress, HomeTexts>> = {
  du: {
    greeting: (firstName) => `Hallo ${firstName}`,
    blockedTitle: 'Dein Konto ist gesperrt',
    blocked: 'Du kannst derzeit keine Angebote sehen oder annehmen. Bitte melde dich bei deiner Agentur.',
    waitingTitle: 'Deine Freigabe steht noch aus',
    waiting: 'Deine Agentur prüft deine Angaben. Sobald sie dich freigibt, siehst du hier deine Angebote.',
  },
  Sie: {
    greeting: (firstName, lastName) => `Guten Tag, ${firstName} ${lastName}`,
    blockedTitle: 'Ihr Konto ist gesperrt',
    blocked: 'Sie können derzeit nicht mit Gastspiel arbeiten. Bitte wenden Sie sich an Ihre Agentur.',
    waitingTitle: 'Ihre Freigabe steht noch aus',
    waiting: 'Ihre Agentur prüft Ihre Angaben. Sobald sie Sie freigibt, können Sie hier arbeiten.',
  },
};

export const MISSING_TEXTS = {
  title: 'Für deine Freigabe fehlt noch etwas',
  text: (facts: string): string => `Deine Agentur braucht noch: ${facts}.`,
  add: 'Angaben ergänzen',
} as const;

export const FACT_LABELS = { agency: 'Agentur', role: 'Rolle' } as const;

const one = (count: number, single: string, several: string): string => (count === 1 ? single : several);

/** Name, name on phones, unit and small print of each count. */
export const COUNT_TEXTS = {
  label: 'Was ansteht',
  notFull: {
    name: 'Nicht voll besetzt',
    short: 'Offene Einsätze',
    unit: (count: number): string => one(count, 'Einsatz', 'Einsätze'),
    hint: (free: number): string => `${free} ${one(free, 'Platz', 'Plätze')} frei, nächste 7 Tage`,
  },
  waiting: {
    name: 'Wartet auf Buchung',
    short: 'Zu buchen',
    unit: (count: number): string => one(count, 'Angebot', 'Angebote'),
    since: (since: string): string => `angenommen, älteste ${since}`,
    none: 'niemand wartet',
  },
  releases: {
    name: 'Wartet auf Freigabe',
    short: 'Freigabe',
    unit: (count: number): string => one(count, 'Person', 'Personen'),
    hint: (count: number): string => (count === 0 ? 'niemand wartet' : 'registriert, noch nicht freigegeben'),
  },
  recipients: {
    name: 'Rechnungsempfänger',
    short: 'Kunden',
    unit: (count: number): string => one(count, 'Kunde', 'Kunden'),
    hint: 'mit Adressen und Ansprechpersonen',
  },
  sheets: {
    name: 'Stundennachweise',
    short: 'Nachweise',
    unit: () => 'zu versenden',
    resending: (count: number): string => `davon ${countedText(count)} Neuversand nötig`,
    none: 'kein Neuversand nötig',
  },
  blocks: {
    name: 'Zeiterfassung',
    short: 'Zeiterfassung',
    unit: (count: number): string => one(count, 'Zeitblock offen', 'Zeitblöcke offen'),
    none: 'alles erfasst',
  },
  jobs: {
    name: 'Hintergrundaufgaben',
    short: 'Hintergrund',
    unit: () => 'fehlgeschlagen',
    hint: 'in allen Agenturen',
  },
} as const;

export const LIST_TEXTS = {
  notFullHint: 'nächste 7 Tage',
  all: (count: number): string => one(count, 'Ansehen', `Alle ${count} ansehen`),
  everybody: 'Alle',
  allFull: 'In den nächsten 7 Tagen ist alles besetzt.',
  nobodyWaits: 'Niemand wartet auf eine Buchung.',
} as const;

export const MATTER_TEXTS = {
  title: 'Zu entscheiden',
  prevented: (name: string): string => `${name} kann nicht kommen`,
  absent: (name: string): string => `${name} ist abwesend und gebucht`,
  unconfirmed: (count: number, description: string): string =>
    `${description}: ${one(count, '1 Person hat', `${count} Personen haben`)} noch nicht bestätigt`,
  asked: (since: string): string => `gefragt ${since}`,
  unreachable: (name: string): string => `${name} ist nicht erreichbar`,
  refused: (email: string, offers: number): string =>
    `${email} nimmt keine E-Mails an · ${offers} ${one(offers, 'kommendes Angebot oder Buchung', 'kommende Angebote und Buchungen')}`,
  undelivered: {
    TIME_SHEET: (label: string): string => `Stundennachweis zu ${label} nicht zugestellt`,
    INVOICE: (label: string): string => `Rechnung ${label} nicht zugestellt`,
  },
  sentTo: (name: string, email: string): string => `${name} · ${email}`,
  changeAddress: 'Adresse ändern',
  changeAddressOf: (name: string): string => `${name}: Adresse ändern`,
  call: (name: string): string => `${name} anrufen`,
} as const;

export const SHIFT_TEXTS = {
  title: 'Heute im Einsatz',
  none: 'Heute ist kein Einsatz.',
  all: (count: number): string => one(count, 'Heute ansehen', `Alle ${count} von heute`),
  nobody: 'Niemand ist gebucht.',
  prevented: 'verhindert',
  unconfirmed: 'nicht bestätigt',
  leader: 'Teamleitung',
  more: (count: number): string => `${count} weitere anzeigen`,
  failed: 'Die weiteren Einsätze konnten nicht geladen werden.',
} as const;

export const INVOICES_TEXTS = { title: 'Rechnungen', open: 'Öffnen', none: 'Keine Rechnung ist offen.' } as const;
