import { type BillingProposal, billingProposal } from '@gastspiel/domain/billing-runs/billing-proposal.ts';
import { serviceLinesOf } from '@gastspiel/domain/invoices/service-lines.ts';
import { addDays, dayOf, isDay, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { type RecipientRow, selectBilledRecipients } from '#features/billing-runs/billed-recipients.sql.ts';
import { selectPricesFor } from '#features/invoice-recipients/index.ts';
import { findInvoiceSender, surchargesOf } from '#features/invoice-senders/index.ts';
import { selectUnassigned, selectUnbilled } from '#features/invoices/index.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { query } from '#platform/graphql/use-case.ts';

/** A block as it was seen: recorded anew since then, it is not billed. */
export interface SeenBlock {
  readonly id: string;
  readonly version: number;
}

export interface ProposedInvoice extends BillingProposal {
  readonly recipient: RecipientRow;
  readonly blocks: readonly SeenBlock[];
}

/** The invoices that a run would make: one for every recipient with recorded hours up to a day that nobody has billed. */
export const proposeInvoices = query({
  action: 'invoices.read',
  input: z.object({
    until: z.string().refine(isDay),
    invoiceRecipientIds: z.array(EntityId).nullish(),
    proposesSurcharges: z.boolean().nullish(),
  }),
  run: async ({ db, input, now }): Promise<readonly ProposedInvoice[]> => {
    const sender = await findInvoiceSender(db);
    const before = startOfDay(addDays(input.until, 1));
    const found = await selectUnbilled(db, before, input.invoiceRecipientIds ?? null);
    const blocks = Map.groupBy(
      found.filter((block) => serviceLinesOf(block).length > 0),
      ({ invoiceRecipientId }) => invoiceRecipientId,
    );
    const ids = [...blocks.keys()];
    const [recipients, prices] = await Promise.all([selectBilledRecipients(db, ids), selectPricesFor(db, ids)]);
    const terms = {
      issueDate: dayOf(now),
      surcharges: input.proposesSurcharges ? surchargesOf(sender) : null,
      senderVatNumber: sender?.vatNumber ?? null,
    };
    return recipients.map((recipient) => {
      const ofRecipient = blocks.get(recipient.id) ?? [];
      return {
        ...billingProposal({ ...recipient, priceOn: prices(recipient.id) }, ofRecipient, terms),
        recipient,
        blocks: ofRecipient.map(({ id, version }) => ({ id, version })),
      };
    });
  },
});

export const listUnassigned = query({
  action: 'invoices.read',
  input: z.object({ until: z.string().refine(isDay) }),
  run: ({ db, input }) => selectUnassigned(db, startOfDay(addDays(input.until, 1))),
});
