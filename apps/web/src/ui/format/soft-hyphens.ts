/** The second halves of what shifts are called. Browsers have no dictionary to part them by, or not everywhere. */
const PARTS = [
  'abend',
  'ausgabe',
  'bankett',
  'betreuung',
  'betrieb',
  'brunch',
  'buffet',
  'catering',
  'dienst',
  'dinner',
  'empfang',
  'feier',
  'fest',
  'frühstück',
  'garderobe',
  'gesellschaft',
  'konferenz',
  'kost',
  'küche',
  'lunch',
  'pause',
  'restaurant',
  'service',
  'station',
  'tagung',
  'tisch',
  'veranstaltung',
  'verkostung',
  'zentrum',
];
const PARTED = new RegExp(`(?<=\\p{L}{4})(?=(?:${PARTS.join('|')}))`, 'gu');
const LONG_WORD = /\p{L}{12,}/gu;

/** A compound breaks where its parts meet: Frühstücks-service. Short words stay whole. */
export const softHyphened = (text: string): string => text.replace(LONG_WORD, (word) => word.replace(PARTED, '\u00AD'));
