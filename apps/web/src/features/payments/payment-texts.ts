import { counted } from '@gastspiel/domain/names/counted.ts';
import type { Rest } from '@gastspiel/domain/payments/payment-input.ts';

const KINDS = {
  PAID: 'Zahlung',
  DISCOUNT: 'Skonto',
  WRITTEN_OFF: 'Ausgebucht',
  PAID_OUT: 'Ausgezahlt',
} as const;

export const PAYMENTS_TEXTS = {
  title: 'Zahlungen',
  none: 'Noch keine Zahlung.',
  open: (amount: string): string => `${amount} offen`,
  record: 'Zahlung erfassen',
  closeRest: 'Rest schließen',
  takeBack: 'Zurücknehmen',
  takeBackWhat: (kind: string, amount: string): string => `${kind} ${amount} zurücknehmen`,
  kinds: KINDS,
  by: (name: string): string => `von ${name}`,
  takenBack: (day: string, name: string, reason: string): string => `Zurückgenommen am ${day} von ${name}: ${reason}`,
} as const;

export const OWED_TEXTS = {
  loading: 'Offene Rechnungen werden geladen …',
  failed: 'Die offenen Rechnungen konnten nicht geladen werden',
  title: 'Offene Rechnungen',
  none: 'Keine offene Rechnung: Der ganze Betrag wird Guthaben.',
  noneToAllot: 'Es gibt keine offene Rechnung, der das Guthaben zugeordnet werden kann.',
  facts: (due: string, open: string): string => `fällig ${due}, ${open} offen`,
  amount: (number: string): string => `Betrag für ${number}`,
  rest: (number: string): string => `Rest von ${number}`,
  left: (amount: string): string => `Rest ${amount}`,
  rests: {
    OPEN: 'bleibt offen',
    DISCOUNT: 'als Skonto',
    WRITTEN_OFF: 'ausbuchen',
  } satisfies Record<Rest, string>,
  reason: 'Grund',
  oldestFirst: 'Älteste zuerst zuordnen',
  credit: (amount: string): string => `Guthaben ${amount}`,
  allotted: (amount: string): string => `Zugeordnet ${amount}`,
  tooMuch: (amount: string): string => `${amount} zu viel zugeordnet`,
} as const;

export const RECORD_TEXTS = {
  title: 'Zahlung erfassen',
  amount: 'Betrag',
  day: 'Tag der Zahlung',
  reference: 'Zahlungsreferenz',
  note: 'Notiz',
  submit: 'Erfassen',
  done: (amount: string): string => `Zahlung über ${amount} erfasst`,
} as const;

export const TAKE_BACK_TEXTS = {
  title: 'Zurücknehmen',
  what: 'Was war falsch?',
  allotment: 'Die Rechnung: Der Betrag wird Guthaben',
  payment: 'Die Zahlung: Sie war nie da',
  others: (numbers: readonly string[]): string =>
    `Diese Zahlung bezahlt auch ${numbers.join(', ')}: ${numbers.length === 1 ? 'Auch sie ist' : 'Auch sie sind'} danach wieder offen.`,
  reason: 'Grund',
  done: 'Zurückgenommen',
} as const;

export const REST_TEXTS = {
  title: 'Rest schließen',
  how: 'Der Rest wird',
  rests: { DISCOUNT: 'als Skonto gewährt', WRITTEN_OFF: 'ausgebucht' },
  limit: (amount: string): string => `Ausgebucht wird bis ${amount}.`,
  reason: 'Grund',
  submit: 'Schließen',
  done: (number: string): string => `${number} ist bezahlt`,
} as const;

export const CREDIT_TEXTS = {
  title: 'Guthaben',
  hint: 'Gezahlt, aber keiner Rechnung zugeordnet.',
  allot: 'Zuordnen',
  payOut: 'Auszahlen',
  allotTitle: 'Guthaben zuordnen',
  allotted: 'Guthaben zugeordnet',
  payOutTitle: 'Guthaben auszahlen',
  payOutHint: 'Die Überweisung machen Sie bei Ihrer Bank, hier wird sie vermerkt.',
  paidOut: (amount: string): string => `${amount} ausgezahlt`,
  day: 'Tag der Überweisung',
  invoices: (count: number): string => counted(count, 'Rechnung', 'Rechnungen'),
} as const;

export const LIST_TEXTS = {
  title: 'Zahlungen',
  search: 'Empfänger, Referenz',
  count: (count: number): string => counted(count, 'Zahlung', 'Zahlungen'),
  day: 'Tag',
  recipient: 'Rechnungsempfänger',
  way: 'Art',
  ways: { TRANSFER: 'Überweisung', STATEMENT: 'Kontoauszug', MARKED: 'Als bezahlt markiert' },
  reference: 'Zahlungsreferenz',
  pays: 'Bezahlt',
  amount: 'Betrag',
  none: '–',
  credit: (amount: string): string => `Guthaben ${amount}`,
  takenBack: (reason: string): string => `zurückgenommen: ${reason}`,
  failed: 'Die Zahlungen konnten nicht geladen werden',
  noMatch: 'Keine Zahlung passt zu Ihren Filtern.',
  empty: 'Noch keine Zahlungen',
  emptyHint: 'Lesen Sie einen Kontoauszug, oder erfassen Sie eine Zahlung auf der Seite ihrer Rechnung.',
  takeBack: 'Zurücknehmen',
  takeBackOf: (name: string, amount: string): string => `Zurücknehmen: ${name}, ${amount}`,
  takeBackTitle: 'Zahlung zurücknehmen',
  takeBackNote: 'Was sie bezahlt hat, ist danach wieder offen.',
  done: 'Zurückgenommen',
} as const;

export const LIMIT_TEXTS = {
  title: 'Kleine Differenzen',
  hint: 'Bis zu diesem Rest darf eine Rechnung ausgebucht werden.',
  amount: 'Ausbuchen bis',
  never: '0 heißt: nie.',
  upTo: (amount: string): string => `Ausgebucht wird bis ${amount}.`,
  save: 'Speichern',
  saved: 'Grenze gespeichert',
  loading: 'Wird geladen …',
  failed: 'Die Grenze konnte nicht geladen werden',
} as const;
