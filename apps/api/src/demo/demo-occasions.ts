/** An occasion that agencies are hired for in the demo: on which weekdays (1 is Monday), when, and how many people it takes. */
export interface DemoOccasion {
  readonly title: string;
  readonly weekdays: readonly number[];
  readonly start: string;
  readonly hours: number;
  readonly people: readonly [from: number, to: number];
  /** The first of these types that the agency has. */
  readonly types: readonly string[];
  readonly meeting?: string;
  readonly station?: string;
  readonly notes?: string;
}

export const DEMO_OCCASIONS: readonly DemoOccasion[] = [
  {
    title: 'Frühstücksservice',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    start: '06:30',
    hours: 5.5,
    people: [2, 4],
    types: ['Service'],
    meeting: 'Personaleingang',
    station: 'Frühstücksrestaurant',
  },
  {
    title: 'Business-Lunch',
    weekdays: [2, 3, 4],
    start: '11:30',
    hours: 4.5,
    people: [3, 5],
    types: ['Service'],
    meeting: 'Empfang im Erdgeschoß',
  },
  {
    title: 'Konferenzcatering',
    weekdays: [2, 3, 4],
    start: '12:00',
    hours: 5,
    people: [4, 8],
    types: ['Service'],
    station: 'Halle B',
    notes: 'Buffet wird um 12:30 eröffnet, danach Kaffeestation.',
  },
  {
    title: 'Brunch am Wochenende',
    weekdays: [6, 7],
    start: '08:00',
    hours: 6,
    people: [3, 6],
    types: ['Service'],
    meeting: 'Küche, Hofseite',
  },
  {
    title: 'Mittagstisch Küche',
    weekdays: [1, 3, 5],
    start: '09:00',
    hours: 6,
    people: [1, 3],
    types: ['Küche', 'Hüttendienst'],
  },
  {
    title: 'Gala-Dinner',
    weekdays: [4, 5, 6],
    start: '17:00',
    hours: 8,
    people: [6, 9],
    types: ['Service'],
    meeting: 'Personaleingang',
    station: 'Großer Saal',
    notes: 'Fünf Gänge, Weinbegleitung. Handschuhe liegen bereit.',
  },
  {
    title: 'Hochzeitsfeier',
    weekdays: [6],
    start: '15:00',
    hours: 11,
    people: [5, 8],
    types: ['Service'],
    meeting: 'Gartenpavillon',
    notes: 'Die Brautleute wünschen durchgehend Getränkeservice.',
  },
  {
    title: 'Weinverkostung',
    weekdays: [3, 4],
    start: '18:00',
    hours: 5.5,
    people: [2, 4],
    types: ['Bar', 'Service'],
  },
  {
    title: 'Clubabend an der Bar',
    weekdays: [5, 6],
    start: '20:00',
    hours: 8,
    people: [2, 5],
    types: ['Bar'],
    meeting: 'Seiteneingang',
  },
  {
    title: 'Theaterpause und Garderobe',
    weekdays: [2, 5, 7],
    start: '18:30',
    hours: 4,
    people: [2, 3],
    types: ['Garderobe', 'Service'],
  },
  {
    title: 'Firmenfeier',
    weekdays: [2, 4],
    start: '17:00',
    hours: 6,
    people: [4, 7],
    types: ['Service'],
    meeting: 'Lobby',
  },
];
