import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { INVOICE_FAILURES, priceMissingFor } from '@gastspiel/domain/invoices/invoice-failures.ts';
import type { InvoiceValues } from '@gastspiel/domain/invoices/invoice-input.ts';
import { netOfLine, netOfSurcharge } from '@gastspiel/domain/invoices/invoice-sums.ts';
import type { ServiceLine } from '@gastspiel/domain/invoices/service-lines.ts';
import { hoursFrom } from '@gastspiel/domain/money/amounts.ts';
import type { BilledBlock } from '#features/invoices/billable-blocks.sql.ts';
import type { LineRow } from '#features/invoices/invoice-row.ts';

/** Refuses at the field of the form. */
export const atField = (field: string, kind: ConstructorParameters<typeof Failure>[0]): Failure =>
  new Failure(kind, { [`input.${field}`]: kind.message });

interface Priced {
  readonly letterHead: { readonly name: string };
  readonly appointmentTypePrices: readonly { readonly appointmentTypeId: string; readonly price: bigint }[];
}

interface TypePrice {
  readonly price: bigint;
  readonly typeDescription: string;
}
type TypePrices = ReadonlyMap<string, TypePrice>;

/** One price a type and invoice: that of the lines it has already, else the recipient's of today. */
export function pricesOf(blocks: readonly BilledBlock[], recipient: Priced, before: readonly LineRow[]): TypePrices {
  const prices = new Map<string, TypePrice>();
  for (const { appointmentTypeId: type, typeDescription } of blocks) {
    const known = before.find((line) => line.kind === 'SERVICE' && line.appointmentTypeId === type)?.price;
    const price = known ?? recipient.appointmentTypePrices.find((one) => one.appointmentTypeId === type)?.price;
    if (price === undefined) {
      throw atField('includedWorklogBlockIds', priceMissingFor(typeDescription, recipient.letterHead.name));
    }
    prices.set(type, { price, typeDescription });
  }
  return prices;
}

export function serviceRow(
  line: ServiceLine,
  { typeDescription }: BilledBlock,
  values: InvoiceValues,
  prices: TypePrices,
): LineRow {
  const byHand = values.lines.find(({ worklogBlockId, day }) => worklogBlockId === line.blockId && day === line.day);
  const priced = {
    quantity: byHand?.quantity ?? hoursFrom(line.minutes),
    price: prices.get(line.appointmentTypeId)?.price ?? 0n,
  };
  return {
    kind: 'SERVICE',
    blockId: line.blockId,
    appointmentTypeId: line.appointmentTypeId,
    typeDescription,
    day: line.day,
    description: byHand?.description ?? `${typeDescription} – ${line.description}`.slice(0, 256),
    ...priced,
    unit: 'h',
    percentage: null,
    net: netOfLine(priced),
    recordedMinutes: line.minutes,
    workers: line.workers,
  };
}

export function surchargeRow(
  { appointmentTypeId, description, quantity, surchargePercentage }: InvoiceValues['surcharges'][number],
  index: number,
  prices: TypePrices,
): LineRow {
  const ofType = prices.get(appointmentTypeId);
  if (!ofType) throw atField(`surcharges.${index}.appointmentTypeId`, INVOICE_FAILURES.typeWithoutHours);
  return {
    kind: 'SURCHARGE',
    blockId: null,
    appointmentTypeId,
    ...ofType,
    day: null,
    description,
    quantity,
    unit: 'h',
    percentage: Number(surchargePercentage),
    net: netOfSurcharge({ quantity, price: ofType.price, percentage: surchargePercentage }),
    recordedMinutes: null,
    workers: null,
  };
}

export const additionalRow = ({
  description,
  quantity,
  unit,
  pricePerUnit: price,
}: InvoiceValues['additionalItems'][number]): LineRow => ({
  kind: 'ADDITIONAL',
  blockId: null,
  appointmentTypeId: null,
  typeDescription: null,
  day: null,
  description,
  quantity,
  unit,
  price,
  percentage: null,
  net: netOfLine({ quantity, price }),
  recordedMinutes: null,
  workers: null,
});

export const isSameLine = (a: LineRow, b: LineRow): boolean => a.blockId === b.blockId && a.day === b.day;

/** Those with the hours of before, though others were recorded since: nobody has taken them anew, so the draft stays outdated. */
export const linesOfBefore = (lines: readonly LineRow[], before: readonly LineRow[]): readonly LineRow[] =>
  lines.flatMap((line) => {
    const old = before.find((one) => isSameLine(one, line));
    const isRecorded = line.quantity === hoursFrom(line.recordedMinutes ?? 0);
    if (!old || isRecorded || old.quantity !== line.quantity || old.recordedMinutes === line.recordedMinutes) return [];
    return [{ ...line, recordedMinutes: old.recordedMinutes }];
  });
