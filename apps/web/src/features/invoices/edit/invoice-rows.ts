import { netOfLine, netOfSurcharge, type SummedLine, sumUpInvoice } from '@gastspiel/domain/invoices/invoice-sums.ts';
import { taxPercentageOf } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { hoursFrom, type Percentage, sumOf } from '@gastspiel/domain/money/amounts.ts';
import { type Cents, toCents } from '@gastspiel/domain/money/money.ts';
import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import type { InvoiceLine } from '../invoice-query.ts';
import type { Preview } from './billing-query.ts';
import { hundredthsOf, type InvoiceValues, keyOf } from './invoice-values.ts';

type Surcharge = InvoiceValues['surcharges'][number];

/** The line of a block and a day, as recorded and as it is to be billed. */
export interface ServiceRow {
  readonly key: string;
  readonly line: InvoiceLine;
  readonly description: string;
  readonly quantity: number | null;
  /** In hundredths of an hour; none where nothing is recorded on that day any more. */
  readonly recorded: number | null;
  readonly net: Cents | null;
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number' && value > 0;
const priceOf = ({ price }: InvoiceLine): Cents => toCents(price.value);

/** The lines of the blocks that are still on the invoice, by day. */
export function serviceRows(
  values: InvoiceValues,
  lines: readonly InvoiceLine[],
  /** The hours recorded now; while they are not known, those that the lines were made from. */
  now?: Preview['recorded'],
): readonly ServiceRow[] {
  const chosen = new Set(values.includedWorklogBlockIds);
  return lines
    .filter(({ worklogBlockId }) => worklogBlockId !== null && chosen.has(worklogBlockId))
    .map((line) => {
      const key = keyOf(line);
      const minutes = now ? now.find((one) => keyOf(one) === key)?.minutes : (line.recordedMinutes ?? 0);
      const recorded = minutes === undefined ? null : Number(hoursFrom(minutes));
      const { description, quantity } = values.lines[key] ?? {
        description: line.description,
        quantity: hundredthsOf(line.quantity),
      };
      const net = isNumber(quantity) ? netOfLine({ quantity: BigInt(quantity), price: priceOf(line) }) : null;
      return { key, line, description, quantity, recorded, net };
    });
}

/** The prices of an hour of each type on this invoice: several where one began to count on a day in between. */
export type TypePrices = ReadonlyMap<string, readonly Cents[]>;

export const pricesOf = (lines: readonly InvoiceLine[]): TypePrices =>
  new Map(
    [...Map.groupBy(lines, ({ appointmentTypeId }) => appointmentTypeId ?? '')].map(([type, ofType]) => [
      type,
      [...new Set(ofType.map(priceOf))],
    ]),
  );

/** The only price of its type; of several the one that was chosen. */
function priceOfSurcharge({ appointmentTypeId, price }: Surcharge, prices: TypePrices): Cents | undefined {
  const ofType = prices.get(appointmentTypeId ?? '') ?? [];
  return ofType.length > 1 ? ofType.find((one) => Number(one) === price) : ofType[0];
}

/** Nothing while it is not known yet. */
export function netOfEnteredSurcharge(surcharge: Surcharge, prices: TypePrices): Cents | null {
  const { quantity, surchargePercentage } = surcharge;
  const price = priceOfSurcharge(surcharge, prices);
  if (price === undefined || !isNumber(quantity) || !isNumber(surchargePercentage)) return null;
  return netOfSurcharge({ quantity: BigInt(quantity), price, percentage: BigInt(surchargePercentage) });
}

export const netOfEnteredItem = ({ quantity, pricePerUnit }: InvoiceValues['additionalItems'][number]): Cents | null =>
  isNumber(quantity) && isNumber(pricePerUnit)
    ? netOfLine({ quantity: BigInt(quantity), price: BigInt(pricePerUnit) })
    : null;

/**
 * The totals as they are typed: the functions are those with which the server sums up what is saved and printed. A line that
 * is not complete yet does not count; it can't be saved either.
 */
export function enteredTotals(values: InvoiceValues, rows: readonly ServiceRow[], prices: TypePrices) {
  const lines: SummedLine[] = rows.flatMap(({ quantity, line }) =>
    isNumber(quantity) ? [{ quantity: BigInt(quantity), price: priceOf(line) }] : [],
  );
  const lastDay = rows
    .flatMap(({ line }) => (line.day ? [line.day] : []))
    .toSorted()
    .at(-1);
  const issueDate = values.issueDate ?? '';
  const taxPercentage: Percentage = taxPercentageOf(
    values.taxTreatment,
    lastDay ?? (isDay(issueDate) ? issueDate : '9999-12-31'),
  );
  const sums = sumUpInvoice({
    lines,
    surcharges: values.surcharges.flatMap((surcharge) => {
      const { quantity, surchargePercentage } = surcharge;
      return netOfEnteredSurcharge(surcharge, prices) === null
        ? []
        : [
            {
              quantity: BigInt(quantity ?? 0),
              price: priceOfSurcharge(surcharge, prices) ?? 0n,
              percentage: BigInt(surchargePercentage ?? 0),
            },
          ];
    }),
    additionalItems: values.additionalItems.flatMap((item) =>
      netOfEnteredItem(item) === null
        ? []
        : [{ quantity: BigInt(item.quantity ?? 0), price: BigInt(item.pricePerUnit ?? 0) }],
    ),
    taxPercentage,
  });
  return {
    ...sums,
    taxPercentage,
    hours: sumOf(lines.map(({ quantity }) => quantity)),
    blocks: new Set(rows.map(({ line }) => line.worklogBlockId)).size,
  };
}
