import { counted } from '@gastspiel/domain/names/counted.ts';

export const LIST_TEXTS = {
  search: 'Name, Nummer, Ort',
  import: 'Importieren',
  create: 'Anlegen',
  priceList: 'Preisliste',
  ownPriceOf: 'Eigener Preis',
  noOwnPrice: (type: string): string => `Für „${type}“ hat niemand einen eigenen Preis.`,
  name: 'Name',
  number: 'Kundennummer',
  numberShort: 'Nummer',
  location: 'Ort',
  persons: 'Ansprechpersonen',
  email: 'E-Mail',
  phone: 'Telefon',
  open: 'Offen',
  overdue: 'Überfällig',
  revenue: (year: string): string => `Umsatz ${year}`,
  openOf: (sum: string): string => `Offen ${sum}`,
  overdueOf: (sum: string): string => `überfällig ${sum}`,
  revenueOf: (sum: string): string => `Umsatz heuer ${sum}`,
  none: '–',
  count: (count: number): string => counted(count, 'Rechnungsempfänger', 'Rechnungsempfänger'),
  empty: 'Noch keine Rechnungsempfänger',
  emptyHint: 'Legen Sie Ihren ersten Kunden an: mit Anschrift, Ansprechpersonen und Preisen.',
  noMatch: (search: string): string => `Zu „${search}“ passt weder Nummer noch Name, Ort oder Ansprechperson.`,
  failed: 'Die Rechnungsempfänger konnten nicht geladen werden',
} as const;

export const FILTER_TEXTS = {
  recipient: 'Rechnungsempfänger',
  search: 'Nummer oder Name',
  none: 'Niemand passt dazu.',
  loading: 'Wird gesucht …',
} as const;

export const RECIPIENT_TEXTS = {
  loading: 'Wird geladen …',
  failed: 'Der Rechnungsempfänger konnte nicht geladen werden',
  number: 'Kundennummer',
  numberOf: (number: string): string => `Kundennummer ${number}`,
  address: 'Rechnungsanschrift',
  name: 'Name',
  street: 'Straße und Hausnummer',
  postalCode: 'PLZ',
  location: 'Ort',
  country: 'Land',
  vatNumber: 'UID-Nummer',
  registration: 'Firmenbuchnummer',
  contact: 'Kontakt',
  contactHint: 'An diese Adresse gehen Rechnungen und Stundennachweise, die keine Ansprechperson erhält.',
  email: 'E-Mail',
  phone: 'Telefon',
  persons: 'Ansprechpersonen',
  personsHint: 'Wer etwas erhält, braucht eine E-Mail-Adresse.',
  person: (row: number): string => `Ansprechperson ${row}`,
  role: 'Funktion',
  receivesInvoices: 'Erhält Rechnungen',
  receivesPrintouts: 'Erhält Stundennachweise',
  addPerson: 'Ansprechperson hinzufügen',
  removePerson: (row: number): string => `Ansprechperson ${row} entfernen`,
  eInvoicing: 'E-Rechnung',
  eInvoicingHint:
    'Jede Rechnung ist zugleich eine E-Rechnung (maschinenlesbar). Öffentliche Auftraggeber verlangen meist mehr.',
  sendsEbInterface: 'ebInterface mitsenden',
  sendsEbInterfaceHelp: 'Mit jeder Rechnung geht zusätzlich eine ebInterface-Datei per E-Mail mit.',
  orderReference: 'Auftragsreferenz',
  orderReferenceHelp: 'Bestellnummer oder Kennung, die öffentliche Auftraggeber auf der Rechnung verlangen.',
  supplierNumber: 'Lieferantennummer',
  supplierNumberHelp: 'Die Nummer Ihrer Agentur beim Rechnungsempfänger.',
  federalNeeds: 'Bundesstellen (e-rechnung.gv.at) nehmen ebInterface nur mit dieser Angabe an.',
  prices: 'Preise je Einsatzart',
  notes: 'Notizen',
  notesHint: 'Nur für das Büro sichtbar.',
  internalNotes: 'Interne Notizen',
  create: 'Anlegen',
  saved: 'Gespeichert',
} as const;

export const PRICE_TEXTS = {
  title: 'Preise je Einsatzart',
  hint: 'Netto je Stunde. Ein leeres Feld heißt: wie in der',
  toList: 'Preisliste',
  noTypes: 'Ihre Agentur hat noch keine Einsatzarten.',
  standard: 'Standard',
  noStandard: 'Kein Preis in der Preisliste',
  asStandard: 'wie Standard',
  since: 'Gültig ab',
  sinceToday: 'Leer heißt: ab heute.',
  sinceAlways: 'Leer heißt: von Anfang an, also auch für bisherige Stunden.',
  missingOn: (day: string, standard: string | undefined): string =>
    `Für die Stunden vom ${day} gilt noch kein Preis${standard ? `; der Standard beginnt am ${standard}` : ''}.`,
  sinceDay: (day: string): string => `gilt seit ${day}`,
  always: 'gilt von Anfang an',
  endsToStandard: 'endet heute, dann gilt der Standard',
  endsToNothing: 'endet heute, dann fehlt ein Preis',
  coming: (day: string, price: string): string => `ab ${day}: ${price}`,
  comingDropped: (day: string, price: string): string => `ab ${day}: ${price} entfällt`,
  goneType: 'Stillgelegte Einsatzart',
} as const;

export const HISTORY_TEXTS = {
  imported: 'Aus Datei übernommen',
  importUndone: 'Übernahme zurückgenommen',
  invoices: 'erhält Rechnungen',
  printouts: 'erhält Stundennachweise',
  venue: 'Einsatzort',
  accountIn: (system: string): string => `Konto in ${system}`,
  goneType: 'nicht mehr vorhandene Einsatzart',
  since: (day: string): string => `ab ${day}`,
} as const;

export const DELETE_TEXTS = {
  button: 'Löschen',
  title: 'Rechnungsempfänger löschen?',
  intro: 'Gelöscht werden auch:',
  persons: (count: number): string => counted(count, 'Ansprechperson', 'Ansprechpersonen'),
  prices: (count: number): string => counted(count, 'Preis', 'Preise'),
  venues: 'Einsatzorte und Vorlagen, falls es welche gibt',
  usedTitle: 'Löschen nicht möglich',
  used: (count: number): string =>
    count === 1
      ? 'Ein Einsatz ist dafür noch eingetragen. Solange es ihn gibt, kann nicht gelöscht werden.'
      : `${count} Einsätze sind dafür noch eingetragen. Solange es sie gibt, kann nicht gelöscht werden.`,
  invoiced: (count: number): string =>
    count === 1
      ? 'Es gibt eine Rechnung an diesen Rechnungsempfänger. Rechnungen bleiben, daher kann nicht gelöscht werden.'
      : `Es gibt ${count} Rechnungen an diesen Rechnungsempfänger. Rechnungen bleiben, daher kann nicht gelöscht werden.`,
  confirm: 'Endgültig löschen',
  deleted: (name: string): string => `„${name}“ gelöscht`,
} as const;
