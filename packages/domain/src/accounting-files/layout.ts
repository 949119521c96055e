import { z } from 'zod';
import { CHARSETS } from '#domain/accounting-files/charset.ts';
import { type AccountingPreset, type FileContent, PRESETS } from '#domain/accounting-files/presets.ts';
import { requiredText, text } from '#domain/input/text-input.ts';

/** The sources of a column, by what the file is about; FIXED is a text that stands in every row, or nothing. */
export const COLUMN_SOURCES = {
  BOOKINGS: [
    'FIXED',
    'CUSTOMER_ACCOUNT',
    'REVENUE_ACCOUNT',
    'INVOICE_NUMBER',
    'INVOICE_NUMBER_DIGITS',
    'INVOICE_DATE',
    'POSTING_DATE',
    'POSTING_MONTH',
    'DUE_DATE',
    'PAYMENT_DAYS',
    'POSTING_CODE',
    'TAX_PERCENTAGE',
    'TAX_CODE',
    'GROSS',
    'NET',
    'TAX',
    'BOOKING_TEXT',
    'CUSTOMER_NAME',
    'CUSTOMER_NUMBER',
    'VAT_NUMBER',
  ],
  HOURS: [
    'FIXED',
    'CLIENT_NUMBER',
    'MONTH',
    'FIRST_DAY',
    'LAST_DAY',
    'PERSONNEL_NUMBER',
    'WORKER_NAME',
    'WAGE_TYPE',
    'WAGE_KIND',
    'HOURS',
    'COST_CENTER',
  ],
} as const satisfies Record<FileContent, readonly string[]>;
export type BookingSource = (typeof COLUMN_SOURCES.BOOKINGS)[number];
export type HoursSource = (typeof COLUMN_SOURCES.HOURS)[number];
export type ColumnSource = BookingSource | HoursSource;
export const ALL_COLUMN_SOURCES = [...new Set<ColumnSource>(Object.values(COLUMN_SOURCES).flat())];

export const LAYOUT_CHOICES = {
  separator: ['SEMICOLON', 'COMMA', 'TAB'],
  charset: CHARSETS,
  dateForm: ['DOTTED', 'COMPACT', 'ISO'],
  taxSign: ['NEGATIVE', 'POSITIVE'],
  cancellation: ['SIGN', 'POSTING_CODE', 'SWITCHED', 'GENERAL_REVERSAL'],
  postingDate: ['END_OF_MONTH', 'DOCUMENT_DATE'],
  bookingText: ['NAME_FIRST', 'NUMBER_FIRST'],
  hoursBy: ['MONTH', 'DAY'],
  hoursRecord: ['HOURS', 'STANDARD'],
} as const;

export const LAYOUT_LIMITS = { columns: 60, heading: 64, text: 64 } as const;
export const LAYOUT_RULES = {
  columns: 'Bitte mindestens eine Spalte angeben.',
  essential: {
    BOOKINGS: 'Ohne Rechnungsnummer und einen Betrag kann niemand diese Datei buchen.',
    HOURS: 'Ohne Personalnummer, Lohnart und Stunden kann niemand diese Datei abrechnen.',
  },
  source: 'Diese Angabe gibt es in dieser Datei nicht.',
  cancellation: 'Diese Form gibt es in dieser Datei nicht.',
} as const;

const LayoutColumn = z.object({
  heading: requiredText(LAYOUT_LIMITS.heading),
  source: z.enum(ALL_COLUMN_SOURCES),
  /** The text of FIXED. */
  text: text(LAYOUT_LIMITS.text),
});

/** How a file is built: which columns in which order, and the conventions of whoever reads it. */
export const Layout = z.object({
  columns: z.array(LayoutColumn).max(LAYOUT_LIMITS.columns),
  separator: z.enum(LAYOUT_CHOICES.separator),
  charset: z.enum(LAYOUT_CHOICES.charset),
  hasHeader: z.boolean(),
  dateForm: z.enum(LAYOUT_CHOICES.dateForm),
  taxSign: z.enum(LAYOUT_CHOICES.taxSign),
  cancellation: z.enum(LAYOUT_CHOICES.cancellation),
  postingDate: z.enum(LAYOUT_CHOICES.postingDate),
  bookingText: z.enum(LAYOUT_CHOICES.bookingText),
  hoursBy: z.enum(LAYOUT_CHOICES.hoursBy),
  hoursRecord: z.enum(LAYOUT_CHOICES.hoursRecord),
});
export type Layout = Readonly<z.output<typeof Layout>>;
export type LayoutOption = keyof Layout;

const FREE: readonly LayoutOption[] = ['columns', 'separator', 'charset', 'hasHeader', 'dateForm'];
/** The options of a preset. DATEV's formats are fixed but for those that a bookkeeper decides. */
export const LAYOUT_OPTIONS: Readonly<Record<AccountingPreset, readonly LayoutOption[]>> = {
  BMD_BOOKINGS: [...FREE, 'taxSign', 'cancellation', 'postingDate', 'bookingText'],
  BMD_HOURS: [...FREE, 'hoursBy'],
  BMD_HOURS_WITH_HEADER: [...FREE, 'hoursBy'],
  DATEV_BOOKINGS: ['cancellation', 'bookingText'],
  DATEV_HOURS: ['hoursRecord'],
};

/** The forms of a cancellation that a system knows. */
export const cancellationsOf = (preset: AccountingPreset): readonly Layout['cancellation'][] =>
  PRESETS[preset].system === 'BMD' ? ['SIGN', 'POSTING_CODE'] : ['SWITCHED', 'GENERAL_REVERSAL'];

type Columns = Layout['columns'];
const fixed = (heading: string, value = ''): Columns[number] => ({ heading, source: 'FIXED', text: value });
const column = (heading: string, source: ColumnSource): Columns[number] => ({ heading, source, text: '' });

const PLAIN = {
  columns: [],
  separator: 'SEMICOLON',
  charset: 'WINDOWS_1252',
  hasHeader: true,
  dateForm: 'DOTTED',
  taxSign: 'NEGATIVE',
  cancellation: 'SIGN',
  postingDate: 'END_OF_MONTH',
  bookingText: 'NAME_FIRST',
  hoursBy: 'MONTH',
  hoursRecord: 'HOURS',
} as const satisfies Layout;

const BMD_BOOKINGS: Columns = [
  fixed('satzart', '0'),
  column('konto', 'CUSTOMER_ACCOUNT'),
  column('gkonto', 'REVENUE_ACCOUNT'),
  column('belegnr', 'INVOICE_NUMBER'),
  column('belegdatum', 'INVOICE_DATE'),
  column('buchdatum', 'POSTING_DATE'),
  fixed('buchsymbol', 'AR'),
  column('buchcode', 'POSTING_CODE'),
  column('prozent', 'TAX_PERCENTAGE'),
  column('steuercode', 'TAX_CODE'),
  column('betrag', 'GROSS'),
  column('steuer', 'TAX'),
  column('text', 'BOOKING_TEXT'),
  fixed('extbelegnr'),
  column('faelligkeit', 'DUE_DATE'),
  fixed('kost'),
  fixed('filiale'),
];
const BMD_HOURS: Columns = [
  column('Abrechnungsmonat', 'MONTH'),
  column('Mandant', 'CLIENT_NUMBER'),
  column('Personalnummer', 'PERSONNEL_NUMBER'),
  fixed('Unternummer'),
  column('Lohnart', 'WAGE_TYPE'),
  column('Menge', 'HOURS'),
  fixed('Satz'),
  fixed('Betrag'),
  column('Kostenstelle', 'COST_CENTER'),
  ...['Kostenträger', 'Aufrollmonat', 'leer', 'Fehlzeit-Id', 'Fehlzeit von', 'Fehlzeit bis'].map((heading) =>
    fixed(heading),
  ),
];
const BMD_HOURS_WITH_HEADER: Columns = [
  column('firmennr', 'CLIENT_NUMBER'),
  column('dienstverhaeltnisnr', 'PERSONNEL_NUMBER'),
  column('lohnart', 'WAGE_TYPE'),
  column('datum_von', 'FIRST_DAY'),
  column('datum_bis', 'LAST_DAY'),
  column('stunden', 'HOURS'),
  fixed('tage'),
  fixed('betrag'),
  column('text', 'WAGE_KIND'),
];

/** As a preset is until somebody changes it. */
export const PRESET_LAYOUTS: Readonly<Record<AccountingPreset, Layout>> = {
  BMD_BOOKINGS: { ...PLAIN, columns: BMD_BOOKINGS },
  BMD_HOURS: { ...PLAIN, columns: BMD_HOURS, hasHeader: false },
  BMD_HOURS_WITH_HEADER: { ...PLAIN, columns: BMD_HOURS_WITH_HEADER },
  DATEV_BOOKINGS: { ...PLAIN, cancellation: 'SWITCHED' },
  DATEV_HOURS: PLAIN,
};

/** A file is worth nothing without one source of each group. */
const ESSENTIAL: Readonly<Record<FileContent, readonly (readonly ColumnSource[])[]>> = {
  BOOKINGS: [
    ['INVOICE_NUMBER', 'INVOICE_NUMBER_DIGITS'],
    ['GROSS', 'NET'],
  ],
  HOURS: [['PERSONNEL_NUMBER'], ['WAGE_TYPE'], ['HOURS']],
};

/** A layout as it may be saved for a preset; what the format does not let anybody change stays the preset's. */
export const layoutInputFor = (preset: AccountingPreset) =>
  Layout.transform((layout): Layout => {
    const options = LAYOUT_OPTIONS[preset].map((option) => [option, layout[option]]);
    return { ...PRESET_LAYOUTS[preset], ...Object.fromEntries(options) };
  }).superRefine(({ columns, cancellation }, context) => {
    const sources: readonly string[] = COLUMN_SOURCES[PRESETS[preset].content];
    const { content } = PRESETS[preset];
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (LAYOUT_OPTIONS[preset].includes('columns')) {
      const held = new Set(columns.map(({ source }) => source));
      const isWhole = ESSENTIAL[content].every((sources) => sources.some((source) => held.has(source)));
      if (columns.length === 0) refuse(['columns'], LAYOUT_RULES.columns);
      else if (!isWhole) refuse(['columns'], LAYOUT_RULES.essential[content]);
    }
    columns.forEach(({ source }, index) => {
      if (!sources.includes(source)) refuse(['columns', index, 'source'], LAYOUT_RULES.source);
    });
    if (LAYOUT_OPTIONS[preset].includes('cancellation') && !cancellationsOf(preset).includes(cancellation)) {
      refuse(['cancellation'], LAYOUT_RULES.cancellation);
    }
  });
