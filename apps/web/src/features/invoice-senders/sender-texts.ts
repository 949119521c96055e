export const SENDER_TEXTS = {
  loading: 'Wird geladen …',
  failed: 'Der Rechnungssteller konnte nicht geladen werden',
  saved: 'Gespeichert',
  noneYet: 'Noch keine Angaben zu Ihrer Agentur',
  noneYetHint:
    'Stundennachweise und Rechnungen brauchen einen Rechnungssteller: Name, Anschrift und Logo stehen auf jedem Dokument, das Ihre Agentur versendet.',
  company: 'Firma',
  name: 'Name',
  vatNumber: 'UID-Nummer',
  valid: 'gültig',
  registration: 'Firmenbuchnummer',
  court: 'Firmenbuchgericht',
  street: 'Straße und Hausnummer',
  postalCode: 'PLZ',
  location: 'Ort',
  country: 'Land',
  email: 'E-Mail',
  phone: 'Telefon',
  bank: 'Bankverbindung',
  iban: 'IBAN',
  bic: 'BIC',
  holder: 'Kontoinhaber/in',
  holderLikeName: 'wie Firmenname',
  paper: 'Dokumente und Versand',
  logo: 'Logo',
  logoNeeded: 'Stundennachweise brauchen ein Logo.',
  closure: 'Schlusstext',
  footer: 'Fußtext',
  copy: 'Kopie jeder Rechnung an',
  surcharges: 'Zuschläge',
  surchargesHint:
    'Auf neuen Rechnungen werden sie nach den erfassten Zeiten vorgeschlagen. Wo mehrere gelten, zählt der höchste. Leer: kein Zuschlag.',
  night: 'Nacht, 22–6 Uhr',
  sunday: 'Sonntag',
  holiday: 'Feiertag',
} as const;

export const SURCHARGE_TEXTS = {
  edit: 'Ändern',
  submit: 'Speichern',
  none: 'Kein Zuschlag',
  noSender: 'Zuschläge lassen sich festlegen, sobald der Rechnungssteller gespeichert ist:',
} as const;

export const HISTORY_TEXTS = {
  changed: 'geändert',
  removed: 'entfernt',
  night: 'Nachtzuschlag',
  sunday: 'Sonntagszuschlag',
  holiday: 'Feiertagszuschlag',
} as const;

/** The words beside the form. Recipient, dates and sums are samples. */
export const PAPER_TEXTS = {
  title: 'So sieht das Dokument aus',
  hint: 'ändert sich beim Tippen',
  effect: 'Gilt ab der nächsten Rechnung und dem nächsten Stundennachweis. Versendetes bleibt, wie es ist.',
  noLogo: 'Logo',
  noName: 'Ihre Firma · Straße und Hausnummer · PLZ Ort',
  recipient: ['Ringhof Hotels GmbH', 'Kreditorenbuchhaltung', 'Kärntner Ring 112', '1010 Wien'],
  number: 'Rechnungsnummer',
  issued: 'Rechnungsdatum',
  customer: 'Kundennummer',
  customerNumber: 'K-1007',
  theirVatNumber: 'Ihre UID-Nummer',
  sampleVatNumber: 'ATU11223344',
  due: 'Fällig am',
  invoice: (number: string): string => `Rechnung ${number}`,
  payByCode: 'Zahlen mit Code',
  payUntil: (day: string): string => `€ 6.679,67 bis ${day}`,
  sums: [
    ['Nettosumme', '€ 5.566,39'],
    ['20 % USt', '€ 1.113,28'],
  ],
  total: ['Rechnungsbetrag', '€ 6.679,67'],
} as const;
