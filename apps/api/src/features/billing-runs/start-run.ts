import { BILLING_RUN_FAILURES, BILLING_RUN_LIMITS } from '@gastspiel/domain/billing-runs/billing-run.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { dateFaults, datesFrom, INVOICE_TERMS } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { INVOICE_LIMITS, INVOICE_RULES } from '@gastspiel/domain/invoices/invoice-input.ts';
import { MONEY_RULES, positiveAmount } from '@gastspiel/domain/money/money.ts';
import { addDays, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { selectBilledRecipients } from '#features/billing-runs/billed-recipients.sql.ts';
import { SETTLE_ITEM } from '#features/billing-runs/billing-runs.jobs.ts';
import { findRun, insertRun, selectInvoicesToSend, stopWaiting } from '#features/billing-runs/billing-runs.sql.ts';
import { assertYearHasBegun } from '#features/invoices/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';
import { enqueueAll, enqueueInLine } from '#platform/jobs/enqueue.ts';

const day = z.string().refine(isDay, INVOICE_RULES.day);

/** The rows that somebody saw and chose. */
const BillingRunInput = z.object({
  issueDate: day,
  /** Left out: by the terms of each recipient. */
  dueDate: day.nullish(),
  proposesSurcharges: z.boolean(),
  invoices: z.array(
    z.object({
      invoiceRecipientId: EntityId,
      blocks: z
        .array(z.object({ id: EntityId, version: z.int() }))
        .min(1)
        .max(INVOICE_LIMITS.blocks),
      billsTravel: z.boolean().nullish(),
    }),
  ),
  /** For an hour; without one no ways are billed. */
  travelPrice: positiveAmount.nullish(),
});

function assertSize(items: readonly unknown[], blocks = 0): void {
  if (items.length === 0) throw new Failure(BILLING_RUN_FAILURES.nothingChosen);
  if (items.length > BILLING_RUN_LIMITS.items || blocks > BILLING_RUN_LIMITS.blocks) {
    throw new Failure(BILLING_RUN_FAILURES.tooMany);
  }
}

/** A job for each, in the transaction of the run: none is forgotten, and each succeeds or fails by itself. */
const jobsOf = (runId: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ runId, position: index + 1 }));

/** Makes the chosen invoices as drafts. */
export const startBillingRun = mutation({
  action: 'invoices.write',
  input: z.object({ input: BillingRunInput }),
  run: async ({ db, actor, input: { input }, now, record }) => {
    const { issueDate, dueDate, proposesSurcharges } = input;
    const dunDate = dueDate ? addDays(dueDate, INVOICE_TERMS.dunDays) : null;
    const dates = { issueDate, dueDate: dueDate ?? null, dunDate };
    const faults = Object.entries(
      dateFaults(dueDate && dunDate ? { issueDate, dueDate, dunDate } : datesFrom(issueDate)),
    ).map(([field, message]) => [`input.${field}`, message]);
    if (faults.length > 0) throw new Failure(GENERAL_FAILURES.invalidInput, Object.fromEntries(faults));
    assertYearHasBegun(issueDate, now);
    const chosen = new Map(input.invoices.map((one) => [one.invoiceRecipientId, one]));
    assertSize(
      [...chosen],
      input.invoices.reduce((sum, { blocks }) => sum + blocks.length, 0),
    );
    if (!input.travelPrice && input.invoices.some(({ billsTravel }) => billsTravel)) {
      throw new Failure(GENERAL_FAILURES.invalidInput, { 'input.travelPrice': MONEY_RULES.amount });
    }
    const known = await selectBilledRecipients(db, [...chosen.keys()]);
    if (known.length < chosen.size) throw new Failure(GENERAL_FAILURES.notFound);
    // In the order in which somebody saw and sent them: so are their numbers.
    const items = [...chosen.values()].map(({ invoiceRecipientId: recipientId, blocks, billsTravel }) => ({
      recipientId,
      blocks,
      billsTravel: billsTravel ?? false,
    }));
    const id = await insertRun(db, {
      kind: 'CREATE',
      at: now,
      byName: nameOf(actor),
      actor,
      terms: { ...dates, proposesSurcharges, travelPrice: input.travelPrice ?? null },
      issuesToday: false,
      items,
    });
    await enqueueInLine(db, SETTLE_ITEM, jobsOf(id, items.length), `billing-run ${id}`);
    record({ entityType: 'billing-run', entityId: id, after: { kind: 'CREATE', invoices: items.length } });
    return { id };
  },
  answer: ({ db }, { id }) => loadRun(db, id),
});

/** Sends the chosen invoices; drafts of a past day may be issued today before. */
export const startSendingRun = mutation({
  action: 'invoices.write',
  input: z.object({ invoiceIds: z.array(EntityId), issuesToday: z.boolean().nullish() }),
  run: async ({ db, actor, input: { invoiceIds, issuesToday: wantsToday }, now, record }) => {
    const issuesToday = wantsToday ?? false;
    const wanted = new Set(invoiceIds);
    assertSize([...wanted]);
    const invoices = await selectInvoicesToSend(db, [...wanted]);
    if (invoices.length < wanted.size) throw new Failure(GENERAL_FAILURES.notFound);
    const items = invoices.map(({ id: invoiceId, recipientId }) => ({ recipientId, invoiceId }));
    const id = await insertRun(db, {
      kind: 'SEND',
      at: now,
      byName: nameOf(actor),
      actor,
      terms: null,
      issuesToday,
      items,
    });
    await enqueueAll(db, SETTLE_ITEM, jobsOf(id, items.length));
    record({ entityType: 'billing-run', entityId: id, after: { kind: 'SEND', invoices: items.length, issuesToday } });
    return { id };
  },
  answer: ({ db }, { id }) => loadRun(db, id),
});

/** Waiting invoices are left alone; finished ones stay. */
export const stopBillingRun = mutation({
  action: 'invoices.write',
  input: z.object({ billingRunId: EntityId }),
  run: async ({ db, input: { billingRunId: id }, now, record }) => {
    await loadRun(db, id);
    const stopped = await stopWaiting(db, id, now);
    record({ entityType: 'billing-run', entityId: id, after: { stopped } });
    return { id };
  },
  answer: ({ db }, { id }) => loadRun(db, id),
});

export async function loadRun(db: TenantDb, id: string) {
  const run = await findRun(db, id);
  if (!run) throw new Failure(GENERAL_FAILURES.notFound);
  return run;
}
