import { sumOf } from '#domain/money/amounts.ts';
import type { Cents } from '#domain/money/money.ts';
import { divideRounded } from '#domain/money/rounding.ts';
import { lastDayOf, type Month, monthAfter, monthOf } from '#domain/time/month.ts';
import type { Day } from '#domain/time/vienna-day.ts';

/** A line as the statement looks at it: hours have a day, all else has none. */
interface StatedLine {
  readonly day: Day | null;
  readonly net: Cents;
}

/** An invoice under reverse charge that was sent. */
export interface StatedInvoice {
  readonly issueDate: Day;
  readonly isCancellation: boolean;
  /** On the paper that was sent. */
  readonly vatNumber: string | null;
  readonly recipientId: string;
  readonly recipientName: string;
  readonly lines: readonly StatedLine[];
}

/**
 * In which months an invoice is stated, and with how much (Art. 21 Abs. 3 UStG, Binnenmarktregelung).
 * Hours count on their day; surcharges and additional items on the last day of the hours, or of the issue where there are none. A
 * cancellation corrects the statement of the month in which it was issued.
 */
export function statedMonths({ issueDate, isCancellation, lines }: StatedInvoice): ReadonlyMap<Month, Cents> {
  const lastDay = lines.reduce<Day | null>((last, { day }) => (day && (!last || day > last) ? day : last), null);
  const sums = new Map<Month, Cents>();
  for (const { day, net } of lines) {
    const month = monthOf(isCancellation ? issueDate : (day ?? lastDay ?? issueDate));
    sums.set(month, (sums.get(month) ?? 0n) + net);
  }
  return sums;
}

/** The statement about one customer, who is their VAT number. */
export interface StatementRow {
  /** As the tax office writes it: Greece is EL. Null while the number is missing. */
  readonly country: string | null;
  readonly vatNumber: string | null;
  readonly recipientId: string;
  readonly recipientName: string;
  readonly net: Cents;
  /** In whole euro, as the form U 13 wants it. */
  readonly euro: bigint;
  readonly invoices: number;
}

export interface RecapitulativeStatement {
  readonly month: Month;
  /** The end of the month after. */
  readonly dueOn: Day;
  readonly rows: readonly StatementRow[];
  readonly net: Cents;
  readonly euro: bigint;
}

const PER_EURO = 100n;

/** The statement of a month, by VAT number; those whose number is missing come last, each by the name. */
export function recapitulativeStatement(month: Month, invoices: readonly StatedInvoice[]): RecapitulativeStatement {
  const stated = invoices.flatMap((invoice) => {
    const net = statedMonths(invoice).get(month);
    return net === undefined ? [] : [{ ...invoice, net }];
  });
  const groups = Map.groupBy(stated, ({ vatNumber, recipientName }) => vatNumber ?? `~${recipientName}`);
  const rows = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, ofOne]): StatementRow => {
      const net = sumOf(ofOne.map((one) => one.net));
      // Under the name of the latest: a customer may be called otherwise by now.
      const { vatNumber, recipientId, recipientName } = ofOne.reduce((a, b) => (b.issueDate > a.issueDate ? b : a));
      return {
        country: vatNumber?.slice(0, 2) ?? null,
        vatNumber,
        recipientId,
        recipientName,
        net,
        euro: divideRounded(net, PER_EURO),
        invoices: ofOne.length,
      };
    });
  return {
    month,
    dueOn: lastDayOf(monthAfter(month)),
    rows,
    net: sumOf(rows.map((row) => row.net)),
    euro: sumOf(rows.map((row) => row.euro)),
  };
}
