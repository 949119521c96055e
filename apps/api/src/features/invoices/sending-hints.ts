import { BILLING_RUN_LIMITS } from '@gastspiel/domain/billing-runs/billing-run.ts';
import {
  dueHint,
  issueHint,
  leftOutHints,
  priceHints,
  recipientHints,
  reverseChargeHint,
  type SendingHint,
} from '@gastspiel/domain/invoices/sending-hints.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { selectPricesFor } from '#features/invoice-recipients/index.ts';
import { findInvoiceSender, surchargesOf } from '#features/invoice-senders/index.ts';
import { selectBlocksToBill } from '#features/invoices/billable-blocks.sql.ts';
import { keptPrices } from '#features/invoices/compose-lines.ts';
import { askedBy, leftOutOf } from '#features/invoices/compose-proposals.ts';
import { selectHeldDrafts } from '#features/invoices/sending-hints.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { query } from '#platform/graphql/use-case.ts';

/** The hints about one draft before it goes out. */
export interface DraftHints {
  readonly invoiceId: string;
  readonly hints: readonly SendingHint[];
}

/** All in a few statements, however many drafts: whoever sends hundreds is told of each. */
export async function hintsOf(db: TenantDb, ids: readonly string[], now: Date): Promise<readonly DraftHints[]> {
  const drafts = await selectHeldDrafts(db, ids);
  if (drafts.length === 0) return [];
  const blocks = new Map(
    (
      await selectBlocksToBill(
        db,
        drafts.flatMap(({ blockIds }) => blockIds),
      )
    ).map((block) => [block.id, block]),
  );
  const prices = await selectPricesFor(db, [...new Set(drafts.map(({ recipientId }) => recipientId))]);
  const percentages = surchargesOf(await findInvoiceSender(db));
  const today = dayOf(now);
  return drafts.map((draft) => {
    const priceOn = prices(draft.recipientId);
    const services = draft.lines.filter(({ kind }) => kind === 'SERVICE');
    const lastDay = services
      .map(({ day }) => day ?? '')
      .toSorted()
      .at(-1);
    const asked = askedBy(
      draft.blockIds.flatMap((id) => blocks.get(id) ?? []),
      percentages,
      draft.language,
      keptPrices(services, priceOn),
    );
    return {
      invoiceId: draft.id,
      hints: [
        ...recipientHints(draft.recipient, draft.recipientNow),
        ...priceHints(services, priceOn),
        ...leftOutHints(leftOutOf(draft.lines, asked)),
        ...issueHint(draft, today),
        ...dueHint(draft, today),
        // A draft is issued by being sent, whatever day stands on it.
        ...reverseChargeHint(draft.taxTreatment, lastDay, draft.issueDate > today ? draft.issueDate : today),
      ],
    };
  });
}

export const findSendingHints = query({
  action: 'invoices.read',
  input: z.object({ invoiceIds: z.array(EntityId).max(BILLING_RUN_LIMITS.items) }),
  run: async ({ db, input, now }) => (await hintsOf(db, input.invoiceIds, now)).filter(({ hints }) => hints.length > 0),
});
