import type { HistoryEntry } from '#parts/history/history-page.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatAmount, formatEuro } from '#ui/format/german-money.ts';
import { fieldLines, type HistoryLine } from '#ui/history/history-line.ts';
import { HISTORY_TEXTS as GENERAL } from '#ui/history/history-texts.ts';
import { HISTORY_TEXTS as TEXTS } from './view-texts.ts';

type Change = HistoryEntry['changes'][number];

/** A line as the log keeps it. */
interface LoggedLine {
  readonly kind: string;
  readonly day: string | null;
  readonly description: string;
  readonly quantity: number;
  readonly unit: string;
  readonly price: number;
  readonly percentage: number | null;
}

const wordOf = (words: Readonly<Record<string, string>>, value: string): string => words[value] ?? value;

function shown(path: string, value: string): string {
  if (path.endsWith('Date')) return formatDay(value);
  if (path === 'language') return wordOf(TEXTS.languages, value);
  if (path === 'taxTreatment') return wordOf(TEXTS.treatments, value);
  if (path === 'net' || path === 'tax' || path === 'gross') return formatEuro(Number(value));
  return value;
}

/** The lines of an entry of an invoice's history. */
export function invoiceHistoryLines(changes: readonly Change[]): readonly HistoryLine[] {
  const at = (path: string): Change | undefined => changes.find((change) => change.path === path);
  const after = (path: string): string | undefined => at(path)?.after ?? undefined;
  const created = after('number');
  if (created) return [{ sentence: after('cancels') ? TEXTS.cancels(after('cancels') ?? '') : TEXTS.created(created) }];
  const sentences = [
    after('cancelledBy') && TEXTS.cancelledBy(after('cancelledBy') ?? ''),
    after('sent') && TEXTS.sent(listOf(after('sent'))),
    after('sentAgain') && TEXTS.sentAgain(listOf(after('sentAgain'))),
    after('outdatedLinesKept') && TEXTS.outdatedLinesKept,
    ...moneyLines(changes),
    at('recipientId') && TEXTS.recipient,
    after('download') && TEXTS.downloaded(after('download') === 'INVOICE_EBINTERFACE' ? 'ebInterface' : 'PDF'),
  ].flatMap((sentence) => (sentence ? [{ sentence }] : []));
  const fields = changes.filter(({ path }) => path in TEXTS.fields);
  const values = [
    ...(fields.length > 0 ? fieldLines(fields, { always: 'number', labels: TEXTS.fields, shown }) : []),
    ...lineChanges(at('lines')),
  ];
  const all = [...sentences, ...values];
  return all.length > 0 ? all : [{ sentence: GENERAL.nothing }];
}

/** Tells what was paid, closed and taken back. */
function moneyLines(changes: readonly Change[]): readonly (string | undefined | false)[] {
  const at = (path: string): Change | undefined => changes.find((change) => change.path === path);
  const after = (path: string): string | undefined => at(path)?.after ?? undefined;
  // Money of payments is logged as it is kept, in cents.
  const euro = (path: string): string => formatEuro(Number(after(path)) / 100);
  const day = formatDay(after('paymentDay') ?? '');
  const open = Number(after('openAmount') ?? 0);
  return [
    Number(after('payment') ?? 0) > 0 && TEXTS.payment(euro('payment'), day),
    after('discounted') && TEXTS.discounted(euro('discounted')),
    after('writtenOff') && TEXTS.writtenOff(euro('writtenOff'), after('writeOffReason')),
    after('paymentTakenBack') && TEXTS.paymentTakenBack(after('paymentTakenBack') ?? ''),
    after('allotmentTakenBack') && TEXTS.allotmentTakenBack(after('allotmentTakenBack') ?? ''),
    at('openAmount') && open > 0 && TEXTS.open(euro('openAmount')),
    at('paidOn') && paidLine(at('paidOn'), at('openAmount') !== undefined),
  ];
}

/** A mark is told as such; what closes an invoice otherwise was told already. */
function paidLine(paidOn: Change | undefined, isAllotted: boolean): string | undefined {
  if (!paidOn?.after) return isAllotted ? undefined : TEXTS.unpaid;
  return isAllotted ? TEXTS.closed : TEXTS.paid(formatDay(paidOn.after));
}

const listOf = (value: string | undefined): string => (JSON.parse(value ?? '[]') as readonly string[]).join(', ');

const nameOf = ({ day, description }: LoggedLine): string =>
  day ? `${formatDay(day).slice(0, 6)} ${description}` : description;

/** "48,00 h × 28,50", with the percentage of a surcharge. */
const amountText = ({ quantity, unit, price, percentage }: LoggedLine): string =>
  [
    `${formatAmount(quantity)} ${unit} × ${formatAmount(price)}`,
    percentage !== null && `× ${formatAmount(percentage / 100)} %`,
  ]
    .filter(Boolean)
    .join(' ');

/** Lines by what they are called: several may be called the same. */
function amountsByName(value: string | null | undefined): ReadonlyMap<string, string> {
  const lines: readonly LoggedLine[] = JSON.parse(value ?? '[]');
  return new Map([...Map.groupBy(lines, nameOf)].map(([name, ofName]) => [name, ofName.map(amountText).join('; ')]));
}

function lineChanges(change: Change | undefined): readonly HistoryLine[] {
  if (!change) return [];
  const [old, current] = [amountsByName(change.before), amountsByName(change.after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((label) => {
    const [before, after] = [old.get(label) ?? GENERAL.none, current.get(label) ?? GENERAL.none];
    return before === after ? [] : [{ label, before, after }];
  });
}
