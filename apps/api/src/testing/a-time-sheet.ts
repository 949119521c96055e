import type { TimeSheetData } from '#features/time-sheets/time-sheet-paper.ts';

const NAMES = [
  'Lena Huber',
  'Markus Gruber',
  'Sophie Fuchs',
  'David Steiner',
  'Julia Moser',
  'Anna Pichler',
  'Gülşah Yıldız',
  'Ivana Jovanović',
  'Łukasz Wiśniewski',
];

/** A gala's paper with so many workers, each with a name of their own. */
export const aTimeSheet = (workers: number, changes: Partial<TimeSheetData> = {}): TimeSheetData => ({
  sender: {
    name: 'Wiener Tafelrunde Personalservice GmbH',
    address: { streetNameAndNumber: 'Gumpendorfer Straße 41', postalCode: '1060', location: 'Wien', countryCode: 'AT' },
    vatNumber: 'ATU12345675',
    companyRegistrationNumber: 'FN 482915k',
    companyRegistrationCourt: 'Handelsgericht Wien',
    contactEmail: 'buchhaltung@tafelrunde.example',
    phoneNumber: '+43 1 5550 200',
    accountHolder: 'Wiener Tafelrunde Personalservice GmbH',
    iban: 'AT611904300234573201',
    bic: 'MUSTATWW',
    footerText: 'Überlasser gem. AÜG, Gewerbe Wien',
  },
  color: '#7A1F3D',
  recipient: {
    name: 'Ringhof Hotels GmbH',
    attention: ['Daniela Ebner'],
    streetNameAndNumber: 'Kärntner Ring 112',
    postalCode: '1010',
    location: 'Wien',
    country: null,
  },
  customerNumber: 'K-1007',
  orderedOn: '2026-10-30',
  appointment: {
    description: 'Gala-Dinner der Handelskammer',
    startsAt: '2026-10-31T17:00:00+01:00',
    endsAt: '2026-11-01T01:00:00+01:00',
    typeDescription: 'Service',
    venue: 'Palais Ferstel',
    address: 'Strauchgasse 4, 1010 Wien',
    meeting: { time: '16:30', place: 'Personaleingang' },
    outfit: 'Schwarze Hose, weißes Hemd, Fliege',
  },
  rows: Array.from({ length: workers }, (_, index) => ({
    name: `${NAMES[index % NAMES.length]}${index < NAMES.length ? '' : ` ${index + 1}`}`,
    startsAt: '2026-10-31T17:00:00+01:00',
    endsAt: '2026-11-01T01:00:00+01:00',
  })),
  ...changes,
});
