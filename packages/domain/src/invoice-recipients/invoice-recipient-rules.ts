/** What is wrong with an input, in the words that stand at the field. */
export const INVOICE_RECIPIENT_RULES = {
  emailNeeded: 'Wer Rechnungen oder Stundennachweise erhält, braucht eine E-Mail-Adresse.',
  priceTwice: 'Für diese Einsatzart gibt es schon einen Preis.',
  unknownRecipient: 'Diese/n Rechnungsempfänger/in gibt es nicht mehr.',
  unknownType: 'Diese Einsatzart gibt es nicht mehr.',
} as const;
