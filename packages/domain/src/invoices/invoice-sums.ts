import { amountOf, type Hundredths, type Percentage, sumOf, surchargeOf, taxOf } from '#domain/money/amounts.ts';
import type { Cents } from '#domain/money/money.ts';

/** Hours of one type at its price. */
export interface SummedLine {
  readonly quantity: Hundredths;
  readonly price: Cents;
}

/** A percentage on hours of one type. */
export interface SummedSurcharge extends SummedLine {
  readonly percentage: Percentage;
}

export interface Summed {
  readonly lines: readonly SummedLine[];
  readonly surcharges: readonly SummedSurcharge[];
  readonly additionalItems: readonly SummedLine[];
  readonly taxPercentage: Percentage;
}

export interface InvoiceSums {
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
}

export const netOfLine = ({ quantity, price }: SummedLine): Cents => amountOf(quantity, price);

/** Hours × price × percentage, rounded once. */
export const netOfSurcharge = ({ quantity, price, percentage }: SummedSurcharge): Cents =>
  surchargeOf(quantity, price, percentage);

/** Each line is rounded to the cent, the tax once on their sum (EN 16931, BR-CO-10 and BR-CO-17). */
export function sumUpInvoice({ lines, surcharges, additionalItems, taxPercentage }: Summed): InvoiceSums {
  const net = sumOf([...lines.map(netOfLine), ...surcharges.map(netOfSurcharge), ...additionalItems.map(netOfLine)]);
  const tax = taxOf(net, taxPercentage);
  return { net, tax, gross: net + tax };
}

/** The sums of a cancellation: the stored amounts with the other sign, never reckoned anew. */
export const negated = ({ net, tax, gross }: InvoiceSums): InvoiceSums => ({ net: -net, tax: -tax, gross: -gross });
