import type { Cell } from '#e2e/tables.ts';

/** People and customers as an agency has them in its files, with what goes wrong in such files. */

const WORKER_HEAD = [
  ...['Nachname', 'Vorname', 'E-Mail', 'Handy', 'geb.', 'Geschlecht', 'Staatsbürgerschaft', 'Straße', 'PLZ', 'Ort'],
  ...['Land', 'SVNR', 'IBAN', 'BIC', 'Kann', 'Größe', 'Führerschein', 'Familienstand', 'Auto', 'Anmerkung'],
];
type Row = readonly string[];

const LAST_NAMES = ['Müller', 'Größl', 'Özdemir', 'Weiß', 'Jäger', 'Schönbauer'];
const FIRST_NAMES = ['Jürgen', 'Änne', 'Sofía', 'Björn', 'Zoë', 'Käthe'];
const two = (number: number): string => String(number).padStart(2, '0');

/** Each is known by the last column: a file of failed rows keeps it. */
function worker(number: number, run: string, birthday: string): Row {
  // Excel takes the zero in front for no digit.
  const phone = number % 2 ? `664 555${1000 + number}` : `0664/555 ${1000 + number}`;
  return [
    ...[LAST_NAMES[number % 6] ?? '', FIRST_NAMES[(number * 5) % 6] ?? '', `p${number}.${run}@post.example`, phone],
    ...[birthday, number % 2 ? 'w' : 'm', 'Österreich', `Hütteldorfer Straße ${number}/${number % 9}`, '1150', 'Wien'],
    ...['AT', '', '', '', number % 3 ? 'Service, Bar' : 'Bar', 'M', 'ja', 'ledig', 'nein', `Zeile ${number}`],
  ];
}

/** As people type days. */
const birthdayOf = (number: number): string => {
  const [day, month, year] = [two(1 + (number % 28)), two(1 + (number % 12)), 70 + (number % 30)];
  return number % 3 ? `${day}.${month}.19${year}` : `19${year}-${month}-${day}`;
};

/** Twenty ways to write a cell wrong: its column, and the text. */
const FAULTS: readonly (readonly [column: string, text: string])[] = [
  ...([
    ['Nachname', ''],
    ['Vorname', ''],
    ['E-Mail', ''],
    ['E-Mail', 'huber@'],
    ['Handy', '12'],
  ] as const),
  ...([
    ['geb.', '31.02.1997'],
    ['geb.', '01.01.2099'],
    ['geb.', 'im Mai'],
    ['Geschlecht', 'Küche'],
  ] as const),
  ...([
    ['Staatsbürgerschaft', 'Atlantis'],
    ['PLZ', '115'],
    ['Land', 'Mordor'],
    ['SVNR', '1237010181'],
  ] as const),
  ...([
    ['IBAN', 'AT611904300234573202'],
    ['BIC', 'X'],
    ['Kann', 'Zauberei'],
    ['Größe', 'XXXL'],
  ] as const),
  ...([
    ['Führerschein', 'vielleicht'],
    ['Familienstand', 'kompliziert'],
    ['Vorname', 'Ä'.repeat(300)],
  ] as const),
];

/** 120 rows: 98 good ones, ten of them without birthday, twenty that are wrong, and two of somebody who stands there already. */
export function workerRows(run: string) {
  const good = Array.from({ length: 118 }, (_, place) =>
    worker(place + 1, run, place < 10 ? '' : birthdayOf(place + 1)),
  );
  const broken = good.slice(98).map((row, place) => {
    const [column, text] = FAULTS[place] ?? ['Nachname', ''];
    return row.with(WORKER_HEAD.indexOf(column), text);
  });
  const twice = good.slice(20, 22);
  return {
    file: [WORKER_HEAD, ...good.slice(0, 98), ...broken, ...twice],
    /** The rows of a file of failed rows as they should have been. Those that stand there twice are let go. */
    mended: (failed: string): readonly Row[] => [
      WORKER_HEAD,
      ...good.slice(98).filter((row) => failed.includes(`${row.at(-1)}`)),
    ],
  };
}

const CUSTOMER_HEAD = [
  'Kd.-Nr.',
  'Firma',
  'Straße',
  'PLZ',
  'Ort',
  'Land',
  'E-Mail',
  'Ansprechpartner',
  'Service',
  'Notiz',
];

const customer = (number: number, run: string): readonly Cell[] => [
  ...[`00${100 + number}`, `Gasthof Grüner Bär ${number} & Söhne`, `Hauptstraße ${number}`, '01067', 'Dresden', 'DE'],
  ...[`rechnung${number}.${run}@gasthof.example`, `Frau Größinger ${number}`],
  ...[number % 4 ? { number: 31.5 } : '', { day: '2026-01-15' }],
];

/** 40 rows, four of them wrong and one that stands there twice. */
export function customerRows(run: string) {
  const good = Array.from({ length: 39 }, (_, place) => customer(place + 1, run));
  const broken = [
    ...[good[35]?.with(0, ''), good[36]?.with(1, ''), good[37]?.with(6, 'rechnung@'), good[38]?.with(8, 'viel')],
    good[0],
  ].flatMap((row) => (row ? [row] : []));
  return {
    file: [CUSTOMER_HEAD, ...good.slice(0, 35), ...broken],
    mended: [CUSTOMER_HEAD, ...good.slice(35)],
    /** The one that gets the first invoice. */
    first: { name: 'Gasthof Grüner Bär 1 & Söhne', address: `rechnung1.${run}@gasthof.example` },
  };
}
