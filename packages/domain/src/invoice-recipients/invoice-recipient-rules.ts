export const INVOICE_RECIPIENT_LIMITS = {
  customerNumber: 64,
  notes: 2048,
  vatNumber: 32,
  companyRegistrationNumber: 32,
  role: 64,
  /** ebInterface would take 255 characters; no authority gives out so long a number. */
  orderReference: 64,
  supplierNumber: 64,
  /** So many contact persons no customer has; it only bounds a request. */
  contactPersons: 100,
  /** As many as a tenant can have appointment types. */
  prices: 200,
  /** So many names a choice shows; whoever does not find theirs types on. */
  names: 50,
  search: 256,
} as const;

/** The faults of an input, in the words that stand at the field. */
export const INVOICE_RECIPIENT_RULES = {
  emailNeeded: 'Wer Rechnungen oder Stundennachweise erhält, braucht eine E-Mail-Adresse.',
  priceTwice: 'Für diese Einsatzart gibt es ab diesem Tag schon einen Preis.',
  unknownRecipient: 'Diesen Rechnungsempfänger gibt es nicht mehr.',
  unknownType: 'Diese Einsatzart gibt es nicht mehr.',
} as const;
