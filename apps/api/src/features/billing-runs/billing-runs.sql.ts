import {
  BILLING_ITEM_STATES,
  BILLING_RUN_KINDS,
  type BillingRunKind,
} from '@gastspiel/domain/billing-runs/billing-run.ts';
import type { FailureKind } from '@gastspiel/domain/failures/failure.ts';
import type { InvoiceDates } from '@gastspiel/domain/invoices/invoice-dates.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { hasAddressee } from '#features/billing-runs/billed-recipients.sql.ts';
import type { SeenBlock } from '#features/billing-runs/propose-invoices.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { affectedBy, insertedId, rowOf, rowsOf } from '#platform/database/rows.ts';

/** The terms that the invoices of a run have in common while they are made. */
interface DraftTerms extends Pick<InvoiceDates, 'issueDate'> {
  /** None: by the terms of each recipient. */
  readonly dueDate: Day | null;
  readonly dunDate: Day | null;
  readonly proposesSurcharges: boolean;
  readonly travelPrice: bigint | null;
}

interface Ordered {
  readonly kind: BillingRunKind;
  readonly at: Date;
  readonly byName: string;
  readonly actor: { readonly homeTenantId: string; readonly userId: string };
  readonly terms: DraftTerms | null;
  /** Whether drafts of a past day are issued today before they are sent. */
  readonly issuesToday: boolean;
  readonly items: readonly {
    readonly recipientId: string;
    readonly blocks?: readonly SeenBlock[];
    readonly billsTravel?: boolean;
    readonly invoiceId?: string;
  }[];
}

export async function insertRun(
  db: TenantDb,
  { kind, at, byName, actor, terms, issuesToday, items }: Ordered,
): Promise<string> {
  const id = await insertedId(
    db,
    sql`/* insertBillingRun */
    insert into billing_runs (tenant_id, kind, ordered_at, ordered_by_name, actor_tenant_id, actor_user_id, issue_date,
      due_date, dun_date, proposes_surcharges, travel_price_in_cents, issues_today)
    values (${TENANT}, ${kind}, ${at}, ${byName}, ${actor.homeTenantId}, ${actor.userId},
      ${terms?.issueDate ?? null}, ${terms?.dueDate ?? null}, ${terms?.dunDate ?? null}, ${terms?.proposesSurcharges ?? null},
      ${terms?.travelPrice ?? null}, ${issuesToday})
    returning id`,
  );
  await insertRows(
    db,
    {
      same: [id],
      each: items.map(({ recipientId, blocks, invoiceId, billsTravel = false }, index) => [
        index + 1,
        recipientId,
        blocks ? JSON.stringify(blocks) : null,
        invoiceId ?? null,
        billsTravel,
      ]),
    },
    (values) => sql`/* insertBillingRunItems */
    insert into billing_run_items (tenant_id, run_id, position, invoice_recipient_id, blocks, invoice_id, bills_travel)
    ${values}`,
  );
  return id;
}

const WaitingItem = z.object({
  recipientId: z.string(),
  blocks: z.array(z.object({ id: z.string(), version: z.int() })).nullable(),
  invoiceId: z.string().nullable(),
  kind: z.enum(BILLING_RUN_KINDS),
  orderedAt: z.date(),
  byName: z.string(),
  homeTenantId: z.string(),
  userId: z.string(),
  issueDate: z.string().nullable(),
  dueDate: z.string().nullable(),
  dunDate: z.string().nullable(),
  proposesSurcharges: z.boolean().nullable(),
  billsTravel: z.boolean(),
  travelPrice: z.bigint().nullable(),
  issuesToday: z.boolean(),
});
export type WaitingItem = Readonly<z.output<typeof WaitingItem>>;

/** Held until it is settled; nothing once it is, so that a job that comes twice does nothing. */
export const lockWaitingItem = (db: TenantDb, runId: string, position: number) =>
  rowOf(
    db,
    WaitingItem,
    sql`/* lockWaitingItem */
    select i.invoice_recipient_id as recipient_id, i.blocks, i.invoice_id, r.kind, r.ordered_at,
      r.ordered_by_name as by_name, r.actor_tenant_id as home_tenant_id, r.actor_user_id as user_id,
      r.issue_date::text as issue_date, r.due_date::text as due_date, r.dun_date::text as dun_date,
      r.proposes_surcharges, i.bills_travel, r.travel_price_in_cents as travel_price, r.issues_today
    from billing_run_items i join billing_runs r on r.tenant_id = i.tenant_id and r.id = i.run_id
    where i.tenant_id = ${TENANT} and i.run_id = ${runId} and i.position = ${position} and i.state = 'WAITING'
    for update of i`,
  );

interface Outcome {
  readonly invoiceId?: string;
  /** Its sentence, and which one it is. */
  readonly failure?: FailureKind;
}

export async function settleItem(
  db: TenantDb,
  { runId, position }: { readonly runId: string; readonly position: number },
  { invoiceId, failure }: Outcome,
  now: Date,
): Promise<void> {
  await sql`/* settleBillingRunItem */
    update billing_run_items set state = ${failure === undefined ? 'DONE' : 'FAILED'}, failure = ${failure?.message ?? null},
      failure_code = ${failure?.code ?? null},
      invoice_id = coalesce(${invoiceId ?? null}::uuid, invoice_id), settled_at = ${now}
    where tenant_id = ${TENANT} and run_id = ${runId} and position = ${position} and state = 'WAITING'`.execute(db);
}

/** How many were still waiting. */
export const stopWaiting = (db: TenantDb, runId: string, now: Date): Promise<number> =>
  affectedBy(
    db,
    sql`/* stopWaiting */
    update billing_run_items set state = 'STOPPED', settled_at = ${now}
    where tenant_id = ${TENANT} and run_id = ${runId} and state = 'WAITING' returning 1`,
  );

const RunRow = z.object({
  id: z.string(),
  kind: z.enum(BILLING_RUN_KINDS),
  orderedAt: z.date(),
  orderedByName: z.string(),
  count: z.int(),
  waitingCount: z.int(),
  doneCount: z.int(),
  failedCount: z.int(),
  settledAt: z.date().nullable(),
});
export type RunRow = Readonly<z.output<typeof RunRow>>;

const RUNS = sql`select r.id, r.kind, r.ordered_at, r.ordered_by_name, i.*
  from billing_runs r cross join lateral (
    select count(*)::int as count, (count(*) filter (where state = 'WAITING'))::int as waiting_count,
      (count(*) filter (where state = 'DONE'))::int as done_count,
      (count(*) filter (where state = 'FAILED'))::int as failed_count, max(settled_at) as settled_at
    from billing_run_items i where i.tenant_id = ${TENANT} and i.run_id = r.id) i`;

export const findRun = (db: TenantDb, id: string): Promise<RunRow | undefined> =>
  rowOf(db, RunRow, sql`/* findBillingRun */ ${RUNS} where r.tenant_id = ${TENANT} and r.id = ${id}`);

/** The newest first. */
export const selectRuns = (db: TenantDb, limit: number): Promise<RunRow[]> =>
  rowsOf(
    db,
    RunRow,
    sql`/* selectBillingRuns */ ${RUNS} where r.tenant_id = ${TENANT}
    order by r.ordered_at desc, r.id limit ${limit}`,
  );

const ItemRow = z.object({
  position: z.int(),
  state: z.enum(BILLING_ITEM_STATES),
  failure: z.string().nullable(),
  failureCode: z.string().nullable(),
  recipientId: z.string(),
  recipientName: z.string(),
  customerNumber: z.string(),
  invoiceId: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  /** The invoice as it is now; nothing while there is none. */
  billed: z
    .object({
      issueDate: z.string(),
      dueDate: z.string(),
      dunDate: z.string(),
      isSent: z.boolean(),
      isPaid: z.boolean(),
      isCancelled: z.boolean(),
      net: z.string().transform(BigInt),
      blockCount: z.int(),
      minutes: z.int(),
      hasAddressee: z.boolean(),
    })
    .nullable(),
});
export type ItemRow = Readonly<z.output<typeof ItemRow>>;

export const selectItems = (db: TenantDb, runId: string): Promise<ItemRow[]> =>
  rowsOf(
    db,
    ItemRow,
    sql`/* selectBillingRunItems */
    select i.position, i.state, i.failure, i.failure_code, c.id as recipient_id, c.name as recipient_name,
      c.customer_number, v.id as invoice_id, v.number as invoice_number,
      case when v.id is not null then json_build_object('issueDate', v.issue_date::text, 'dueDate', v.due_date::text,
        'dunDate', v.dun_date::text, 'isSent', v.sent_at is not null, 'isPaid', v.paid_on is not null,
        'isCancelled', v.cancelled_at is not null or v.cancels_invoice_id is not null, 'net', v.net_in_cents::text,
        'blockCount', l.blocks, 'minutes', l.minutes, 'hasAddressee', ${hasAddressee('c')}) end as billed
    from billing_run_items i
      join invoice_recipients c on c.tenant_id = i.tenant_id and c.id = i.invoice_recipient_id
      left join invoices v on v.tenant_id = i.tenant_id and v.id = i.invoice_id
      left join lateral (
        select count(distinct appointment_id)::int as blocks, coalesce(sum(recorded_minutes), 0)::int as minutes
        from invoice_lines where tenant_id = v.tenant_id and invoice_id = v.id and kind = 'SERVICE') l on true
    where i.tenant_id = ${TENANT} and i.run_id = ${runId} order by i.position`,
  );

const Named = z.object({ id: z.string(), recipientId: z.string() });
/** Those of these invoices that exist, in the order of their numbers. */
export const selectInvoicesToSend = (db: TenantDb, ids: readonly string[]) =>
  rowsOf(
    db,
    Named,
    sql`/* selectInvoicesToSend */
    select id, invoice_recipient_id as recipient_id from invoices
    where tenant_id = ${TENANT} and id = any(${ids}::uuid[]) order by year, position`,
  );
