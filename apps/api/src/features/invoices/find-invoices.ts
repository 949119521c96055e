import { invoiceNumber, yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { serviceLinesOf, travelMinutesOf } from '@gastspiel/domain/invoices/service-lines.ts';
import { amountOf, hoursFrom, sumOf } from '@gastspiel/domain/money/amounts.ts';
import { dayOf, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { findWholeInvoiceRecipient } from '#features/invoice-recipients/index.ts';
import { type BilledBlock, selectBillable } from '#features/invoices/billable-blocks.sql.ts';
import { nextPosition } from '#features/invoices/invoices.sql.ts';
import { loadInvoice } from '#features/invoices/load-invoice.ts';
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

/** A block as the accountant chooses it. */
export interface BillableBlock {
  readonly block: BilledBlock;
  readonly minutes: number;
  readonly travelMinutes: number;
  /** None while its type has no price there. */
  readonly net: bigint | null;
}

/** What can be billed to a recipient; with the blocks of the draft that is being changed. A block without minutes never can. */
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
  run: async ({ db, actor, input }): Promise<readonly BillableBlock[]> => {
    const recipient = await findWholeInvoiceRecipient(db, actor.tenantId, input.invoiceRecipientId);
    if (!recipient) return [];
    const blocks = await selectBillable(db, input.invoiceRecipientId, input.invoiceId);
    return blocks.flatMap((block) => {
      const lines = serviceLinesOf(block);
      if (lines.length === 0) return [];
      const price = recipient.appointmentTypePrices.find(
        (one) => one.appointmentTypeId === block.appointmentTypeId,
      )?.price;
      return [
        {
          block,
          minutes: lines.reduce((sum, line) => sum + line.minutes, 0),
          travelMinutes: travelMinutesOf(block),
          net: price === undefined ? null : sumOf(lines.map((line) => amountOf(hoursFrom(line.minutes), price))),
        },
      ];
    });
  },
});
