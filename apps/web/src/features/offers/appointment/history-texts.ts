import { HISTORY_TEXTS as SHARED } from '#ui/history/history-texts.ts';

export const HISTORY_TEXTS = {
  nothing: SHARED.nothing,
  created: SHARED.created,
  none: SHARED.none,
  gone: 'nicht mehr vorhanden',
  somebody: 'Eine Person',
  offer: (name: string, what: string): string => `${name}: ${what}`,
  states: {
    CONTACTED: 'kontaktiert',
    ACCEPTED: 'angenommen',
    BOOKED: 'gebucht',
    DECLINED: 'abgelehnt',
    WITHDRAWN: 'zurückgezogen',
    PREVENTED: 'verhindert gemeldet',
    KEPT: 'Buchung trotz Verhinderung behalten',
    NOTED: 'Notiz zum Angebot geändert',
  },
} as const;

/** What the values of a record are called; a path that is not listed is shown as it is. */
export const HISTORY_LABELS: Readonly<Record<string, string>> = {
  description: 'Beschreibung',
  startDateTime: 'Beginn',
  endDateTime: 'Ende',
  desiredTargetUsers: 'Gewünschte Anzahl',
  typeId: 'Einsatzart',
  targetUserPoolId: 'Personalpool',
  invoiceRecipientId: 'Rechnungsempfänger',
  'sectorAttributes.customer': 'Kunde',
  'sectorAttributes.venue': 'Einsatzort',
  'sectorAttributes.station': 'Station',
  'sectorAttributes.contact': 'Kontakt vor Ort',
  'sectorAttributes.outfitKey': 'Dienstkleidung',
  'sectorAttributes.notes': 'Hinweise für Mitarbeiter/innen',
  'sectorAttributes.address.streetNameAndNumber': 'Straße und Hausnummer',
  'sectorAttributes.address.postalCode': 'PLZ',
  'sectorAttributes.address.location': 'Ort',
  'sectorAttributes.address.countryCode': 'Land',
  'sectorAttributes.meetingInformation.place': 'Treffpunkt',
  'sectorAttributes.meetingInformation.time': 'Treffzeit',
  'offer.reason': 'Grund',
  'internalAttributes.notes': 'Interne Notiz',
  'internalAttributes.minimumTargetUserRating': 'Mindestbewertung',
};
