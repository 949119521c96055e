import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { INVOICE_FAILURES, priceMissingFor } from '@gastspiel/domain/invoices/invoice-failures.ts';
import type { InvoiceValues } from '@gastspiel/domain/invoices/invoice-input.ts';
import { netOfLine } from '@gastspiel/domain/invoices/invoice-sums.ts';
import { type ServiceLine, serviceLinesOf } from '@gastspiel/domain/invoices/service-lines.ts';
import type { PriceOfWork } from '@gastspiel/domain/invoices/surcharges.ts';
import { hoursFrom } from '@gastspiel/domain/money/amounts.ts';
import type { Cents } from '@gastspiel/domain/money/money.ts';
import type { PriceOn } from '@gastspiel/domain/price-list/dated-prices.ts';
import type { BilledBlock } from '#features/invoices/billable-blocks.sql.ts';
import type { LineRow } from '#features/invoices/invoice-row.ts';

/** Refuses at the field of the form. */
export const atField = (field: string, kind: FailureKind): Failure =>
  new Failure(kind, { [`input.${field}`]: kind.message });

/** The price of a line that was made already stays; another one has that of its day of work. */
export const keptPrices = (
  before: readonly Pick<LineRow, 'blockId' | 'day' | 'price'>[],
  priceOn: PriceOn,
): PriceOfWork => {
  const kept = new Map(before.map(({ blockId, day, price }) => [`${blockId} ${day}`, price]));
  return ({ id, appointmentTypeId }, day) => kept.get(`${id} ${day}`) ?? priceOn(appointmentTypeId, day);
};

/** Work without a price can't be billed. */
export function assertPriced(blocks: readonly BilledBlock[], recipient: string, priceOf: PriceOfWork): void {
  for (const block of blocks) {
    const line = serviceLinesOf(block).find(({ day }) => priceOf(block, day) === undefined);
    if (line) {
      throw atField('includedWorklogBlockIds', priceMissingFor(block.typeDescription, recipient, line.day));
    }
  }
}

interface Composed {
  readonly values: Pick<InvoiceValues, 'lines'>;
  readonly priceOf: PriceOfWork;
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

type Worded = Pick<LineRow, 'blockId' | 'day' | 'appointmentTypeId' | 'description' | 'quantity'> & {
  /** That of a line whose work has no price any more. */
  readonly price?: Cents;
};

function pricedByHand(
  { blockId, day, appointmentTypeId, description, quantity, price = 0n }: Worded,
  { values, priceOf }: Composed,
) {
  const byHand = values.lines.find((one) => one.worklogBlockId === blockId && one.day === day);
  const priced = {
    quantity: byHand?.quantity ?? quantity,
    price: priceOf({ id: blockId ?? '', appointmentTypeId: appointmentTypeId ?? '' }, day ?? '') ?? price,
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
