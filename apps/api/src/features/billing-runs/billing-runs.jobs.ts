import { BILLING_RUN_FAILURES, blocksChangedFor } from '@gastspiel/domain/billing-runs/billing-run.ts';
import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { datesFrom } from '@gastspiel/domain/invoices/invoice-dates.ts';
import type { InvoiceValues } from '@gastspiel/domain/invoices/invoice-input.ts';
import { TRAVEL_LABELS, travelMinutesOf } from '@gastspiel/domain/invoices/service-lines.ts';
import { languageFor, treatmentsFor } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { hoursFrom } from '@gastspiel/domain/money/amounts.ts';
import { paperDay } from '@gastspiel/domain/time/paper-day.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { selectBilledRecipients } from '#features/billing-runs/billed-recipients.sql.ts';
import { lockWaitingItem, settleItem, type WaitingItem } from '#features/billing-runs/billing-runs.sql.ts';
import { findPaymentTerms } from '#features/invoice-recipients/index.ts';
import {
  findInvoiceRow,
  issueAnew,
  lockAppointmentsForUpdate,
  makeDraft,
  prepareSending,
  selectBlockIds,
  selectBlocksToBill,
  sendPrepared,
} from '#features/invoices/index.ts';
import { type Change, writeAudit } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineJob, type Job, JobPutOff } from '#platform/jobs/define-job.ts';
import type { Press } from '#platform/pdf/press.ts';

export const SETTLE_ITEM = {
  name: 'billing-runs.settle-item',
  payload: z.object({ runId: z.uuid(), position: z.int() }),
};

/** Nobody should wait at the screen for hours: a job that fails this often is named, and can be tried again by hand. */
const ATTEMPTS = 4;
const AGAIN_MS = 2000;

/**
 * Settles one invoice of a run: makes the draft or sends it, and notes what became of it in the same transaction. A job that comes
 * twice finds it settled. What is refused is noted with its sentence; what fails otherwise is tried a few times.
 */
export const settleRunItem = (press: Press, viesUrl: string): Job =>
  defineJob({
    ...SETTLE_ITEM,
    run: async ({ tenantId, payload: place, withTenant, attempt }) => {
      const settle = (failure: FailureKind) =>
        withTenant(async (db) => {
          if (await lockWaitingItem(db, place.runId, place.position))
            await settleItem(db, place, { failure }, new Date());
        });
      try {
        const item = await withTenant((db) => lockWaitingItem(db, place.runId, place.position));
        if (!item) return;
        if (item.issuesToday) await issueToday(place.runId, item, tenantId, withTenant);
        const prepared = item.invoiceId
          ? await prepareSending({ press, withTenant, url: viesUrl }, item.invoiceId)
          : undefined;
        await withTenant(async (db) => {
          const waiting = await lockWaitingItem(db, place.runId, place.position);
          if (!waiting) return;
          await lockAppointmentsForUpdate(db, await blockIdsOf(db, waiting));
          const changes: Change[] = [];
          const now = new Date();
          const scope = { db, now, record: (change: Change) => void changes.push(change) };
          const { byName, invoiceId: id } = waiting;
          const { id: invoiceId } = !id
            ? await makeDraft(scope, await valuesOf(db, waiting), { tenantId, byName })
            : (await wasSentMeanwhile(db, id, waiting))
              ? { id }
              : await sendPrepared(scope, { id, tenantId, byName, keepsLines: false, seenHours: null, prepared });
          await settleItem(db, place, { invoiceId }, now);
          await writeAudit(db, sourceOf(place.runId, waiting), changes);
        });
      } catch (error) {
        if (isBusy(error)) throw new JobPutOff('the press is busy', new Date(Date.now() + AGAIN_MS));
        if (error instanceof Failure) return settle({ ...error.kind, message: sentenceOf(error) });
        if (attempt >= ATTEMPTS) await settle(BILLING_RUN_FAILURES.unexpected);
        throw error;
      }
    },
  });

const sourceOf = (runId: string, actor: WaitingItem) => ({
  action: 'invoices.write' as const,
  requestId: `billing run ${runId}`,
  actor,
});

/** In a transaction of its own: the paper is printed between it and the sending. A job that comes again finds today's day. */
const issueToday = (
  runId: string,
  item: WaitingItem,
  tenantId: string,
  withTenant: (work: (db: TenantDb) => Promise<void>) => Promise<void>,
): Promise<void> =>
  withTenant(async (db) => {
    const changes: Change[] = [];
    const scope = { db, now: new Date(), record: (change: Change) => void changes.push(change) };
    if (item.invoiceId) await issueAnew(scope, { id: item.invoiceId, tenantId });
    await writeAudit(db, sourceOf(runId, item), changes);
  });

const blockIdsOf = async (db: TenantDb, { invoiceId, blocks }: WaitingItem): Promise<readonly string[]> =>
  invoiceId ? selectBlockIds(db, invoiceId) : (blocks ?? []).map(({ id }) => id);

/** Two who order that a draft is sent want it to go out once. */
async function wasSentMeanwhile(db: TenantDb, id: string, { orderedAt }: WaitingItem): Promise<boolean> {
  const sentAt = (await findInvoiceRow(db, id))?.sentAt;
  return !!sentAt && sentAt > orderedAt;
}

const isBusy = (error: unknown): boolean =>
  error instanceof Failure && error.kind.code === GENERAL_FAILURES.pressBusy.code;

/** The fault of a field says more than the general sentence. */
const sentenceOf = ({ message, fields }: Failure): string => Object.values(fields ?? {})[0] ?? message;

/** The draft that was proposed, from what is recorded now; refused where that is not what was seen. */
async function valuesOf(db: TenantDb, item: WaitingItem): Promise<InvoiceValues> {
  const { recipientId, blocks: seen, issueDate, dueDate, dunDate } = item;
  if (!seen || !issueDate) throw new Error('a draft has blocks and a date');
  const ids = seen.map(({ id }) => id);
  const blocks = await selectBlocksToBill(db, ids);
  const changed = blocks.filter(
    (block) => block.invoiceId !== null || block.version !== seen.find(({ id }) => id === block.id)?.version,
  );
  if (changed.length > 0 || blocks.length < ids.length) {
    const names = changed.map(({ description, startsAt }) => `${description} (${paperDay(dayOf(startsAt), 'de')})`);
    throw new Failure(names.length > 0 ? blocksChangedFor(names) : BILLING_RUN_FAILURES.blocksChanged);
  }
  const [recipient] = await selectBilledRecipients(db, [recipientId]);
  if (!recipient) throw new Failure(BILLING_RUN_FAILURES.blocksChanged);
  const language = languageFor(recipient.countryCode);
  const [taxTreatment = 'TAXED'] = treatmentsFor(recipient);
  const travel = hoursFrom(blocks.reduce((sum, block) => sum + travelMinutesOf(block), 0));
  return {
    recipientId,
    ...(dueDate && dunDate
      ? { issueDate, dueDate, dunDate }
      : datesFrom(issueDate, (await findPaymentTerms(db, recipientId)).days)),
    language,
    taxTreatment,
    notes: null,
    includedWorklogBlockIds: ids,
    lines: [],
    additionalItems:
      item.billsTravel && item.travelPrice && travel > 0n
        ? [
            {
              description: TRAVEL_LABELS[language],
              quantity: travel,
              unit: 'h',
              pricePerUnit: item.travelPrice,
              isTravel: true,
              proposedQuantity: travel,
            },
          ]
        : [],
    surcharges: item.proposesSurcharges ? null : [],
    takesPrices: false,
  };
}
