import { counted } from '@gastspiel/domain/names/counted.ts';

export const LIST_TEXTS = {
  title: 'Einsatzarten',
  hint: 'Preise netto je Stunde. Ein eigener Preis beim Rechnungsempfänger geht vor.',
  loading: 'Wird geladen …',
  failed: 'Die Preisliste konnte nicht geladen werden',
  shown: 'Welche Einsatzarten',
  active: (count: number): string => `Aktiv ${count}`,
  retired: (count: number): string => `Stillgelegt ${count}`,
  raise: 'Alle Preise anheben',
  add: 'Einsatzart',
  addLong: 'Einsatzart hinzufügen',
  type: 'Einsatzart',
  price: 'Preis je h',
  since: 'Gültig ab',
  own: 'Eigener Preis',
  workers: 'Mitarbeiter/innen',
  next: 'Nächste Änderung',
  none: '–',
  beginning: 'von Anfang an',
  noPrice: 'kein Preis',
  customers: (count: number): string => counted(count, 'Kunde', 'Kunden'),
  customersOf: (count: number, type: string): string =>
    `${counted(count, 'Kunde', 'Kunden')} mit eigenem Preis für ${type}`,
  workersOf: (count: number, type: string): string =>
    `${counted(count, 'Mitarbeiter/in', 'Mitarbeiter/innen')} für ${type}`,
  change: (day: string, price: string): string => `ab ${day}: ${price}`,
  edit: (type: string): string => `${type} bearbeiten`,
  bringBack: 'Zurückholen',
  broughtBack: (type: string): string => `„${type}“ kann wieder gewählt werden`,
  emptyActive: (hasPrices: boolean): string =>
    `Noch keine Einsatzarten. Fügen Sie die erste hinzu${hasPrices ? ': mit Namen und Preis' : ''}.`,
  emptyRetired: 'Keine Einsatzart ist stillgelegt.',
} as const;

export const EDIT_TEXTS = {
  name: 'Einsatzart',
  price: 'Neuer Preis je h',
  firstPrice: 'Preis je h',
  since: 'Gültig ab',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saved: 'Gespeichert',
  dayNeeded: 'Bitte ein Datum eingeben.',
  until: (day: string, price: string): string => `Bis ${day} gilt ${price}.`,
  replaces: (price: string): string => `Ersetzt ${price}.`,
  planned: (count: number, day: string, price: string): string =>
    count === 1
      ? `1 Einsatz ab ${day} wird mit ${price} verrechnet, ausgestellte Rechnungen bleiben.`
      : `${count} Einsätze ab ${day} werden mit ${price} verrechnet, ausgestellte Rechnungen bleiben.`,
  plannedAhead: (count: number, day: string, price: string): string =>
    count === 1
      ? `1 geplanter Einsatz ab ${day} wird mit ${price} verrechnet, ausgestellte Rechnungen bleiben.`
      : `${count} geplante Einsätze ab ${day} werden mit ${price} verrechnet, ausgestellte Rechnungen bleiben.`,
  nothingPlanned: 'Ausgestellte Rechnungen bleiben, wie sie sind.',
  drafts: 'Entwürfe behalten ihren Preis und sagen vor dem Versand, dass es einen neuen gibt.',
  next: (day: string): string => `Ab ${day} gilt der nächste Preis.`,
  retire: 'Stilllegen',
  retireTitle: 'Einsatzart stilllegen?',
  retireIntro:
    'Für neue Einsätze kann sie dann nicht mehr gewählt werden. Geplante Einsätze, Zeiten, Rechnungen und Auswertungen bleiben.',
  retireNote: 'Sie kann jederzeit zurückgeholt werden.',
  retired: (type: string): string => `„${type}“ stillgelegt`,
  removeNext: (day: string): string => `Preis ab ${day} zurücknehmen`,
  removed: (day: string): string => `Der Preis ab ${day} ist zurückgenommen`,
} as const;

export const HISTORY_TEXTS = {
  prices: (count: number): string => `${count} Preise`,
  show: (count: number, type: string): string => `Alle ${count} Preise von ${type}`,
  of: (type: string): string => `Preise von ${type}`,
  since: (day: string): string => `ab ${day}`,
  until: (day: string): string => `bis ${day}`,
  span: (from: string, until: string): string => `${from} bis ${until}`,
  always: 'von Anfang an',
  current: 'gilt heute',
} as const;

export const RAISE_TEXTS = {
  title: 'Alle Preise anheben',
  subject: 'Jeder Preis beginnt neu an diesem Tag. Ausgestellte Rechnungen bleiben, wie sie sind.',
  percentage: 'Um',
  since: 'Gültig ab',
  own: 'Eigene Preise der Rechnungsempfänger auch anheben',
  list: 'Preisliste',
  ownPrices: 'Eigene Preise',
  before: 'Bisher',
  after: 'Neu',
  type: 'Einsatzart',
  recipient: 'Rechnungsempfänger',
  confirm: 'Anheben',
  count: (count: number): string => counted(count, 'Preis wird angehoben', 'Preise werden angehoben'),
  none: 'An diesem Tag gibt es keinen Preis, der angehoben werden kann.',
  done: (count: number): string => counted(count, 'Preis angehoben', 'Preise angehoben'),
  failed: 'Die Vorschau konnte nicht geladen werden',
  loading: 'Wird gerechnet …',
} as const;
