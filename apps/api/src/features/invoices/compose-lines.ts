import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { INVOICE_FAILURES, priceMissingFor } from '@gastspiel/domain/invoices/invoice-failures.ts';
import type { InvoiceValues } from '@gastspiel/domain/invoices/invoice-input.ts';
import { netOfLine } from '@gastspiel/domain/invoices/invoice-sums.ts';
import { type ServiceLine, serviceLinesOf } from '@gastspiel/domain/invoices/service-lines.ts';
import { hoursFrom } from '@gastspiel/domain/money/amounts.ts';
import type { BilledBlock } from '#features/invoices/billable-blocks.sql.ts';
import type { LineRow } from '#features/invoices/invoice-row.ts';

/** Refuses at the field of the form. */
export const atField = (field: string, kind: FailureKind): Failure =>
  new Failure(kind, { [`input.${field}`]: kind.message });

interface Priced {
  readonly letterHead: { readonly name: string };
  readonly appointmentTypePrices: readonly { readonly appointmentTypeId: string; readonly price: bigint }[];
}

interface TypePrice {
  readonly price: bigint;
  readonly typeDescription: string;
}
export type TypePrices = ReadonlyMap<string, TypePrice>;

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

interface Composed {
  readonly values: Pick<InvoiceValues, 'lines'>;
  readonly prices: TypePrices;
  /** The service lines of the draft as it was saved. */
  readonly before: readonly LineRow[];
}

interface Services {
  readonly rows: readonly LineRow[];
  /** Whose lines are those of before, though others were recorded since: nobody has taken them anew, so the draft stays outdated. */
  readonly kept: ReadonlySet<string>;
}

/** The hours of each block by day: as recorded, as changed by hand, or as they were saved while nobody has taken what was recorded since. */
export function composeServices(blocks: readonly BilledBlock[], composed: Composed): Services {
  const kept = new Set<string>();
  assertEachOnce(composed.values.lines, blocks);
  const rows = blocks.flatMap((block) => {
    const old = composed.before.filter(({ blockId }) => blockId === block.id);
    const days = serviceLinesOf(block);
    if (hoursMoved(block, days, old, composed.values.lines)) {
      kept.add(block.id);
      return old.map((line) => ({ ...line, ...pricedByHand(line, composed) }));
    }
    return days.map((line) => {
      const row = serviceRow(line, block, composed);
      const stale = staleOf(row, old);
      if (stale) kept.add(block.id);
      return stale ?? row;
    });
  });
  return { rows, kept };
}

/** A line for a block that is not on the invoice would be lost, one of two for the same day too. */
function assertEachOnce(lines: InvoiceValues['lines'], blocks: readonly BilledBlock[]): void {
  for (const [index, { worklogBlockId: id, day }] of lines.entries()) {
    const first = lines.findIndex((one) => one.worklogBlockId === id && one.day === day);
    if (first < index) throw atField(`lines.${index}.day`, INVOICE_FAILURES.lineTwice);
    if (!blocks.some((block) => block.id === id)) throw atField(`lines.${index}.day`, INVOICE_FAILURES.dayWithoutHours);
  }
}

/**
 * Whether lines are sent for days that the block had when it was saved, and has no more: what somebody saw and wrote is not dropped.
 * For a day that it never had, or beside a day that is new, a line is refused.
 */
function hoursMoved(
  { id }: BilledBlock,
  days: readonly ServiceLine[],
  old: readonly LineRow[],
  lines: InvoiceValues['lines'],
): boolean {
  const isKnown = (day: string) => old.some((line) => line.day === day);
  const entered = lines
    .map((line, index) => ({ ...line, index }))
    .filter(({ worklogBlockId }) => worklogBlockId === id);
  const gone = entered.filter(({ day }) => !days.some((line) => line.day === day));
  const [first] = entered.every(({ day }) => isKnown(day)) ? [] : gone;
  if (first) throw atField(`lines.${first.index}.day`, INVOICE_FAILURES.dayWithoutHours);
  return gone.length > 0;
}

function serviceRow(line: ServiceLine, { typeDescription }: BilledBlock, composed: Composed): LineRow {
  return {
    kind: 'SERVICE',
    blockId: line.blockId,
    appointmentTypeId: line.appointmentTypeId,
    typeDescription,
    day: line.day,
    unit: 'h',
    percentage: null,
    recordedMinutes: line.minutes,
    workers: line.workers,
    proposal: null,
    proposedQuantity: null,
    ...pricedByHand(
      {
        ...line,
        description: `${typeDescription} – ${line.description}`.slice(0, 256),
        quantity: hoursFrom(line.minutes),
      },
      composed,
    ),
  };
}

type Worded = Pick<LineRow, 'blockId' | 'day' | 'appointmentTypeId' | 'description' | 'quantity'>;

function pricedByHand(
  { blockId, day, appointmentTypeId, description, quantity }: Worded,
  { values, prices }: Composed,
) {
  const byHand = values.lines.find((one) => one.worklogBlockId === blockId && one.day === day);
  const priced = {
    quantity: byHand?.quantity ?? quantity,
    price: prices.get(appointmentTypeId ?? '')?.price ?? 0n,
  };
  return { description: byHand?.description ?? description, ...priced, net: netOfLine(priced) };
}

/** The line with what was recorded before, if its hours are still those of before and others were recorded since. */
function staleOf(line: LineRow, before: readonly LineRow[]): LineRow | undefined {
  const old = before.find(({ day }) => day === line.day);
  const isRecorded = line.quantity === hoursFrom(line.recordedMinutes ?? 0);
  if (!old || isRecorded || old.quantity !== line.quantity || old.recordedMinutes === line.recordedMinutes) return;
  return { ...line, recordedMinutes: old.recordedMinutes };
}
