import { formatDay, headerGaps, oneLine } from '#domain/accounting-files/accounting-file.ts';
import { type HoursFile, type HoursOfMonth, type HoursRow, hoursRows } from '#domain/accounting-files/hours.ts';
import type { Layout } from '#domain/accounting-files/layout.ts';
import type { Mapping } from '#domain/accounting-files/mapping.ts';
import { plainDecimal } from '#domain/money/money-label.ts';
import { firstDayOf, type Month } from '#domain/time/month.ts';

interface Given {
  readonly month: Month;
  readonly layout: Layout;
  readonly mapping: Mapping;
  readonly hours: HoursOfMonth;
}

const DIGITS = 5;
/** The key of processing: hours, not amounts. */
const HOURS_KEY = '1';

type LodasRecord = { readonly id: string; readonly table: string; readonly fields: readonly Field[] };
type Field = readonly [name: string, value: (row: HoursRow, month: Month) => string];

const period: Field = ['abrechnung_zeitraum', (_row, month) => formatDay(firstDayOf(month), 'DOTTED')];
const wageType: Field = ['la_eigene', (row) => row.wageType];
const personnelNumber: Field = [
  'pnr',
  ({ worker }) => (worker.personnelNumber ?? '').replace(/^0+/, '').padStart(DIGITS, '0'),
];
const hoursOf = ({ hours }: HoursRow): string => plainDecimal(hours);
const costCenter: Field = ['kostenstelle', ({ worker }) => oneLine((worker.costCenter ?? '').replaceAll(';', ' '))];

const RECORDS: { readonly [Form in Layout['hoursRecord']]: LodasRecord } = {
  HOURS: {
    id: '2',
    table: 'u_lod_bwd_buchung_stunden',
    fields: [period, wageType, personnelNumber, ['stunden', hoursOf]],
  },
  /** The general one, which knows cost centres. */
  STANDARD: {
    id: '1',
    table: 'u_lod_bwd_buchung_standard',
    fields: [period, ['bs_wert_butab', hoursOf], ['bs_nr', () => HOURS_KEY], wageType, personnelNumber, costCenter],
  },
};

/** Hours as movement data of DATEV LODAS. */
export function lodasHours(given: Given): HoursFile {
  const { month, layout, mapping } = given;
  const { id, table, fields } = RECORDS[layout.hoursRecord];
  const { rows, hoursByKind, gaps, hints } = hoursRows({ ...given, maxDigits: DIGITS });
  const lineOf = (cells: readonly string[]) => `${[id, ...cells].join(';')};`;
  return {
    charset: 'WINDOWS_1252',
    preamble: [
      '[Allgemein]',
      'Ziel=LODAS',
      'Version_SST=1.0',
      `BeraterNr=${mapping.consultantNumber ?? ''}`,
      `MandantenNr=${mapping.clientNumber ?? ''}`,
      'Datumsformat=TT.MM.JJJJ',
      'Feldtrennzeichen=;',
      'Zahlenkomma=,',
      '[Satzbeschreibung]',
      lineOf([table, ...fields.map(([name]) => `${name}#bwd`)]),
      '[Bewegungsdaten]',
    ],
    headings: fields.map(([name]) => name),
    lineOf,
    rows: rows.map((row) => fields.map(([, value]) => value(row, month))),
    gaps: [...headerGaps(mapping, ['consultantNumber', 'clientNumber']), ...gaps],
    hints,
    hoursByKind,
  };
}
