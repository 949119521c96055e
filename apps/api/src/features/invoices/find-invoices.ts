import { ArchiveInput, type ArchiveSize } from '@gastspiel/domain/invoices/invoice-archive.ts';
import { invoiceNumber, yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { type ServiceLine, serviceLinesOf, travelMinutesOf } from '@gastspiel/domain/invoices/service-lines.ts';
import { amountOf, hoursFrom, sumOf } from '@gastspiel/domain/money/amounts.ts';
import type { Cents } from '@gastspiel/domain/money/money.ts';
import type { PriceOn } from '@gastspiel/domain/price-list/dated-prices.ts';
import { dayOf, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { selectPricesFor } from '#features/invoice-recipients/index.ts';
import { type BilledBlock, selectBillable, selectBillableDays } from '#features/invoices/billable-blocks.sql.ts';
import { sentWithin, sumUpArchive } from '#features/invoices/invoice-archive.sql.ts';
import { nextPosition } from '#features/invoices/invoices.sql.ts';
import { loadInvoice } from '#features/invoices/load-invoice.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { query } from '#platform/graphql/use-case.ts';

export const findInvoice = query({
  action: 'invoices.read',
  input: z.object({ invoiceId: EntityId }),
  run: ({ db, input }) => loadInvoice(db, input.invoiceId),
});

export const forecastNumber = query({
  action: 'invoices.read',
  input: z.object({ issueDate: z.string().refine(isDay).nullish() }),
  run: async ({ db, input, now }) => {
    const year = yearOfDay(input.issueDate ?? dayOf(now));
    return invoiceNumber(year, await nextPosition(db, year));
  },
});

/** Reasons why a block can not be billed. */
export const BILLING_OBSTACLES = ['NOT_RECORDED', 'NO_HOURS', 'PRICE_MISSING'] as const;

/** A block as the accountant chooses it. */
export interface BillableBlock {
  readonly block: BilledBlock;
  readonly minutes: number;
  readonly travelMinutes: number;
  readonly workers: number;
  /** None while its type has no price on one of its days. */
  readonly net: bigint | null;
  readonly obstacle: (typeof BILLING_OBSTACLES)[number] | null;
}

/** Blocks that can be billed to a recipient, with their obstacles; with the blocks of the draft that is being changed. */
export const listBillable = query({
  action: 'invoices.read',
  input: z.object({
    invoiceRecipientId: EntityId,
    invoiceId: z
      .string()
      .nullish()
      .transform((id) => id ?? null)
      .pipe(EntityId.nullable()),
  }),
  run: async ({ db, input: { invoiceRecipientId: id, invoiceId } }): Promise<readonly BillableBlock[]> => {
    const [prices, blocks] = await Promise.all([selectPricesFor(db, [id]), selectBillable(db, id, invoiceId)]);
    return blocks.map((block) => billableOf(block, prices(id)));
  },
});

function billableOf(block: BilledBlock, priceOn: PriceOn): BillableBlock {
  const lines = serviceLinesOf(block);
  const nets = lines.flatMap((line) => netOf(line, priceOn) ?? []);
  const isPriced = nets.length === lines.length;
  const obstacle = !block.isRecorded
    ? 'NOT_RECORDED'
    : lines.length === 0
      ? 'NO_HOURS'
      : isPriced
        ? null
        : 'PRICE_MISSING';
  return {
    block,
    minutes: lines.reduce((sum, line) => sum + line.minutes, 0),
    travelMinutes: travelMinutesOf(block),
    workers: block.worklogs.filter(({ entries }) => entries.some(({ type }) => type === 'WORK')).length,
    net: isPriced ? sumOf(nets) : null,
    obstacle,
  };
}

type WorkedDay = Pick<ServiceLine, 'appointmentTypeId' | 'day' | 'minutes'>;

/** None while its type has no price on that day. */
function netOf({ appointmentTypeId, day, minutes }: WorkedDay, priceOn: PriceOn): Cents | undefined {
  const price = priceOn(appointmentTypeId, day);
  return price === undefined ? undefined : amountOf(hoursFrom(minutes), price);
}

/** The sum that waits to be billed to one recipient. */
export interface BillableSum extends BillableHours {
  readonly recipientId: string;
  readonly recipientName: string;
  readonly customerNumber: string;
  readonly count: number;
}

/** Recorded hours that nobody has billed, and what they come to by the prices of their days. */
export interface BillableHours {
  readonly minutes: number;
  readonly net: bigint;
  /** Whether a type without a price is left out of the net. */
  readonly isPriceMissing: boolean;
}

function hoursOf(days: readonly WorkedDay[], priceOn: PriceOn): BillableHours {
  const nets = days.map((day) => netOf(day, priceOn));
  return {
    minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    net: sumOf(nets.map((net) => net ?? 0n)),
    isPriceMissing: nets.includes(undefined),
  };
}

/** Those of one recipient. */
export async function sumUpBillableOf(db: TenantDb, recipientId: string): Promise<BillableHours> {
  const [prices, days] = await Promise.all([selectPricesFor(db, [recipientId]), selectBillableDays(db, recipientId)]);
  return hoursOf(
    days.filter(({ minutes }) => minutes > 0),
    prices(recipientId),
  );
}

/** For each recipient with hours that nobody has billed yet, the largest sum first. */
export const sumUpBillable = query({
  action: 'invoices.read',
  input: z.object({}),
  run: async ({ db }): Promise<readonly BillableSum[]> => {
    const days = (await selectBillableDays(db, null)).filter(({ minutes }) => minutes > 0);
    const groups = Map.groupBy(days, ({ recipientId }) => recipientId);
    const prices = await selectPricesFor(db, [...groups.keys()]);
    const sums = [...groups].map(([recipientId, ofRecipient]) => ({
      recipientId,
      recipientName: ofRecipient[0]?.recipientName ?? '',
      customerNumber: ofRecipient[0]?.customerNumber ?? '',
      count: new Set(ofRecipient.map(({ blockId }) => blockId)).size,
      ...hoursOf(ofRecipient, prices(recipientId)),
    }));
    return sums.toSorted((a, b) => Number(b.net - a.net) || a.recipientName.localeCompare(b.recipientName, 'de'));
  },
});

/** Tells what the archive of a period would hold, before anybody downloads it. */
export const sizeUpArchive = query({
  action: 'invoices.read',
  input: z.object({ input: ArchiveInput }),
  run: ({ db, input }): Promise<ArchiveSize> => sumUpArchive(db, sentWithin(input.input)),
});
