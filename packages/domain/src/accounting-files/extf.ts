import { type ComposedFile, type Gap, headerGaps, quoted } from '#domain/accounting-files/accounting-file.ts';
import {
  type BookedInvoice,
  type BookingsOfMonth,
  booked,
  bookingText,
  customerGaps,
  emptyHint,
  invoiceGaps,
  revenueGaps,
  sizeOf,
} from '#domain/accounting-files/bookings.ts';
import { customerAccountOf, MAPPING_RULES, revenueFor } from '#domain/accounting-files/mapping.ts';
import { TAX_TREATMENT_LABELS } from '#domain/invoices/invoice-labels.ts';
import { plainDecimal } from '#domain/money/money-label.ts';
import { firstDayOf, lastDayOf, type Month } from '#domain/time/month.ts';
import type { Day } from '#domain/time/vienna-day.ts';
import { toOffsetString } from '#domain/time/vienna-time.ts';

const pairs = (count: number, one: string, other: string): readonly string[] =>
  Array.from({ length: count }, (_, index) => [`${one} ${index + 1}`, `${other} ${index + 1}`]).flat();

/** The 125 columns of a posting batch, version 13, in their order. */
export const EXTF_COLUMNS: readonly string[] = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz'],
  ...['WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1'],
  ...['Belegfeld 2', 'Skonto', 'Buchungstext', 'Postensperre', 'Diverse Adressnummer', 'Geschäftspartnerbank'],
  ...['Sachverhalt', 'Zinssperre', 'Beleglink'],
  ...pairs(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L'],
  ...['BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...pairs(20, 'Zusatzinformation - Art', 'Zusatzinformation - Inhalt'),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'],
  ...['Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)', 'Herkunft-Kz'],
  ...['Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre', 'Gesellschaftername'],
  ...['Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer', 'Postensperre bis'],
  ...['Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum'],
  ...['Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)', 'Steuersatz', 'Land', 'Abrechnungsreferenz'],
  ...['BVV-Position', 'EU-Land u. UStID (Ursprung)', 'EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
];

/** Columns that hold text, counted from one: written in quotes when they hold anything. */
const TEXTS: ReadonlySet<number> = new Set([2, 3, 9, 11, 12, 14, 40, 118]);
const MAX_TEXT = 60;

const compact = (day: Day): string => day.replaceAll('-', '');
/** TTMM: the year follows from the fiscal year. */
const dayAndMonth = (day: Day): string => `${day.slice(8)}${day.slice(5, 7)}`;

/** The beginning of the fiscal year in which a month lies. */
export function fiscalYearStart(month: Month, startMonth: number): Day {
  const [year = '', of = ''] = month.split('-');
  const first = Number(of) >= startMonth ? Number(year) : Number(year) - 1;
  return `${first}-${String(startMonth).padStart(2, '0')}-01`;
}

/** To the millisecond, on the clocks of Vienna. */
const stamp = (now: Date): string =>
  toOffsetString(now).slice(0, 19).replace(/\D/g, '') + String(now.getUTCMilliseconds()).padStart(3, '0');

/** The 31 fields of the first line. */
function header({ month, mapping }: BookingsOfMonth, now: Date): string {
  const start = mapping.fiscalYearStartMonth ? compact(fiscalYearStart(month, mapping.fiscalYearStartMonth)) : '';
  const [year, of] = month.split('-');
  return [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', stamp(now), '', '"RE"', '""', '""'],
    ...[mapping.consultantNumber ?? '', mapping.clientNumber ?? '', start, String(mapping.accountLength ?? '')],
    ...[compact(firstDayOf(month)), compact(lastDayOf(month)), quoted(`Rechnungen ${of}/${year}`), '""'],
    ...['1', '0', '0', '"EUR"', '', '""', '', '', quoted(mapping.chartOfAccounts ?? ''), '', '', '""', '""'],
  ].join(';');
}

function rowOf(invoice: BookedInvoice, { layout, mapping }: BookingsOfMonth): readonly string[] {
  const { gross, issueDate, dueDate, cancelsNumber, taxTreatment } = invoice;
  const { account, taxCode } = revenueFor(mapping, taxTreatment);
  const isReversal = cancelsNumber !== null && layout.cancellation === 'GENERAL_REVERSAL';
  const cells: Readonly<Record<number, string>> = {
    1: plainDecimal(sizeOf(gross)),
    // Never by a sign. The side is switched for a general reversal too: its mark only says where the totals show it.
    2: gross < 0n ? 'H' : 'S',
    3: 'EUR',
    7: customerAccountOf(invoice.recipient, 'DATEV', mapping) ?? '',
    8: account ?? '',
    9: taxCode?.padStart(4, '0') ?? '',
    10: dayAndMonth(issueDate),
    11: invoice.number,
    12: cancelsNumber === null ? `${dayAndMonth(dueDate)}${dueDate.slice(2, 4)}` : '',
    14: bookingText(invoice, layout.bookingText, MAX_TEXT),
    40: taxTreatment === 'REVERSE_CHARGE' ? (invoice.vatNumber ?? '') : '',
    114: '0',
    118: isReversal ? 'G' : '',
  };
  return EXTF_COLUMNS.map((_, index) => cells[index + 1] ?? '');
}

/** An account that got too short or too long when the length was changed. */
const lengthGaps = ({ invoices, mapping }: BookingsOfMonth): readonly Gap[] =>
  mapping.revenues.flatMap(({ taxTreatment, account }): Gap[] => {
    const length = mapping.accountLength;
    const isUsed = booked(invoices).some((invoice) => invoice.taxTreatment === taxTreatment);
    if (!isUsed || !account || !length || account.length === length) return [];
    const message = `Das Erlöskonto ${account} für „${TAX_TREATMENT_LABELS[taxTreatment]}“ passt nicht: ${MAPPING_RULES.revenueAccount(length)}`;
    return [{ code: 'REVENUE', message }];
  });

/** Outgoing invoices as DATEV's posting batch. */
export function extfBookings(given: BookingsOfMonth, now: Date): ComposedFile {
  return {
    charset: 'WINDOWS_1252',
    preamble: [header(given, now), EXTF_COLUMNS.join(';')],
    headings: EXTF_COLUMNS,
    lineOf: (row) => row.map((cell, index) => (cell && TEXTS.has(index + 1) ? quoted(cell) : cell)).join(';'),
    rows: booked(given.invoices).map((invoice) => rowOf(invoice, given)),
    gaps: [
      ...headerGaps(given.mapping, ['consultantNumber', 'clientNumber', 'fiscalYearStartMonth', 'accountLength']),
      ...revenueGaps(given, { account: true, taxCode: false }),
      ...lengthGaps(given),
      ...customerGaps(given, 'DATEV'),
      ...invoiceGaps(
        given,
        (number) => /^[A-Za-z0-9$%&*+\-/]{1,36}$/.test(number),
        (gross) => sizeOf(gross) < 10n ** 12n,
      ),
    ],
    hints: emptyHint(given.invoices),
  };
}
