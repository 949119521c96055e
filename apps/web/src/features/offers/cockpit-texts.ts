import { counted } from '@gastspiel/domain/names/counted.ts';

export const PAGE_TEXTS = {
  loading: 'Der Einsatz wird geladen …',
  failed: 'Der Einsatz konnte nicht geladen werden',
  gone: 'Diesen Einsatz gibt es nicht mehr',
  goneHint: 'Er wurde gelöscht, oder die Adresse stimmt nicht.',
  toOverview: 'Zu den Einsätzen',
  appointments: 'Einsätze',
  week: (week: number): string => `KW ${week}`,
  booked: (booked: number, desired: number): string => `${booked}/${desired} gebucht`,
  full: 'voll besetzt',
  over: (count: number): string => `${count} zu viel`,
  prevented: (count: number): string => `${count} verhindert`,
  live: 'Antworten erscheinen live',
  liveShort: 'live',
  notLive: 'Verbindung wird hergestellt …',
  edit: 'Bearbeiten',
  more: 'Weitere Schritte',
  duplicate: 'Duplizieren',
  recipient: 'Rechnungsempfänger zuordnen',
  shortcuts: 'Tastenkürzel',
  otherPerson: 'Andere Person buchen',
  withdrawOpen: 'Alle nicht gebuchten Angebote zurückziehen',
  history: 'Verlauf',
  delete: 'Löschen',
  offerAll: (count: number): string => `Allen Verfügbaren anbieten (${count})`,
  nobodyAvailable: 'Derzeit ist niemand verfügbar.',
  details: 'Details',
  freePlaces: (count: number): string => (count === 1 ? 'Noch 1 Platz frei' : `Noch ${count} Plätze frei`),
  openPlaces: (count: number): string =>
    `${counted(count, 'Platz offen', 'Plätze offen')}. Aus dem Personalpool ist niemand mehr verfügbar, der noch nicht gefragt wurde.`,
  allTaken: 'Alle Plätze besetzt',
  begunTitles: { RUNNING: 'Der Einsatz läuft', OVER: 'Der Einsatz ist vorbei' },
  begun: {
    RUNNING:
      'Angefragt wird niemand mehr. Bis zum Ende können Sie Personen direkt buchen und eintragen, wer verhindert ist.',
    OVER: 'Angebote und Buchungen sind nicht mehr möglich. Nachträglich bucht nur die Verwaltung.',
  },
  overForAdministration:
    'Angebote sind nicht mehr möglich. Wer gearbeitet hat, ohne gebucht zu sein, lässt sich nachträglich buchen.',
  bookLate: 'Nachträglich buchen',
  lanes: 'Angebote nach Status',
} as const;

export const FACT_TEXTS = {
  when: 'Wann',
  place: 'Einsatzort',
  map: (address: string): string => `${address} auf der Karte zeigen`,
  noMeeting: 'Nicht angegeben',
  work: 'Einsatzart und Pool',
  minimum: (rating: string): string => `ab ★ ${rating}`,
  noOutfit: 'Nicht vorgegeben',
  recipient: (name: string): string => `Rechnung an ${name}`,
  more: 'Ganz lesen',
  less: 'Einklappen',
  gone: 'nicht mehr vorhanden',
} as const;
