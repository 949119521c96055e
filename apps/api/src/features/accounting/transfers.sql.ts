import { ACCOUNTING_PROBLEM_KEYS, type AccountingProblem } from '@gastspiel/domain/accounting/accounting-problems.ts';
import {
  TRANSFER_LINE_STATES,
  TRANSFER_OBSTACLES,
  TRANSFER_STEPS,
  type TransferStep,
} from '@gastspiel/domain/accounting/transfer.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { differencesOf, type TransferPeriod } from '#features/accounting/differences.sql.ts';
import { TENANT } from '#platform/database/bound.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, countOf, insertedId, rowOf, rowsOf } from '#platform/database/rows.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

const Sums = z.object({ step: z.enum(TRANSFER_STEPS).nullable(), lines: z.int(), minutes: z.int(), workers: z.int() });
export type TransferSums = Readonly<z.output<typeof Sums>>;

/** By step, of what can be transferred; with null for what can not. */
export const sumUpDifferences = (db: TenantDb, period: TransferPeriod): Promise<TransferSums[]> =>
  rowsOf(
    db,
    Sums,
    sql`/* sumUpDifferences */
    select case when d.obstacle is null then d.step end as step, count(*)::int as lines,
      sum(coalesce(d.content ->> 'minutes', d.before ->> 'minutes', '0')::int)::int as minutes,
      count(distinct d.user_id)::int as workers
    from ${differencesOf(period)} d group by 1`,
  );

const DifferenceRow = z.object({
  step: z.enum(TRANSFER_STEPS),
  obstacle: z.enum(TRANSFER_OBSTACLES).nullable(),
  targetUserId: z.string(),
  worklogBlockId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  description: z.string(),
  isTravel: z.boolean(),
  ordinal: z.int(),
  day: z.string(),
  minutes: z.int().nullable(),
  minutesBefore: z.int().nullable(),
  costCenter: z.string().nullable(),
  exitDate: z.string().nullable(),
  /** Why payroll did not take it the last time. */
  rejection: z.string().nullable(),
});
export type DifferenceRow = Readonly<z.output<typeof DifferenceRow>>;

/** Those of one step that can go, or, without a step, those that can not. */
export function pageOfDifferences(
  db: TenantDb,
  period: TransferPeriod,
  step: TransferStep | null,
  page: PageRequest,
): Page<DifferenceRow> {
  const wanted = sql`${differencesOf(period)} d
    where ${step === null ? sql`d.obstacle is not null` : sql`d.obstacle is null and d.step = ${step}`}`;
  return {
    items: () =>
      rowsOf(
        db,
        DifferenceRow,
        sql`/* pageOfDifferences */
        select d.step, d.obstacle, d.user_id as target_user_id, d.appointment_id as worklog_block_id, u.first_name,
          u.last_name, a.description, d.kind = 'TRAVEL' as is_travel, d.ordinal, d.day,
          (d.content ->> 'minutes')::int as minutes, (d.before ->> 'minutes')::int as minutes_before,
          (select c.number from cost_centers c where c.tenant_id = ${TENANT} and c.accounting_id = d.cost_center)
            as cost_center,
          d.exit_date::text as exit_date,
          (select x.code from accounting_transfer_lines x where x.tenant_id = ${TENANT} and x.line_id = d.line_id
            and x.version = d.last_version and x.state = 'REJECTED') as rejection
        from (select * from ${wanted}) d
          join users u on u.tenant_id = ${TENANT} and u.id = d.user_id
          join appointments a on a.tenant_id = ${TENANT} and a.id = d.appointment_id
        order by d.day desc, u.last_name collate german, u.first_name collate german, d.user_id, d.appointment_id,
          d.kind, d.ordinal
        ${cut(page)}`,
      ),
    count: () => countOf(db, sql`/* countDifferences */ select count(*)::int as count from ${wanted}`),
  };
}

interface Ordered {
  readonly byName: string;
  readonly now: Date;
}

/** Makes the lines of the transfer from today's differences, in one statement: nothing can slip in between. Answers how many. */
export async function insertTransfer(db: TenantDb, period: TransferPeriod, { byName, now }: Ordered) {
  const id = await insertedId(
    db,
    sql`/* insertTransfer */
    insert into accounting_transfers (tenant_id, from_day, until_day, ordered_at, ordered_by_name)
    values (${TENANT}, ${period.from}, ${period.until}, ${now}, ${byName}) returning id`,
  );
  const count = await affectedBy(
    db,
    sql`/* insertTransferLines */
    with difference as materialized (
      select d.*, coalesce(d.line_id, gen_random_uuid()) as id, coalesce(d.last_version, 0) + 1 as version
      from ${differencesOf(period)} d where d.obstacle is null
    ), line as (
      insert into accounting_lines (tenant_id, id, appointment_id, user_id, kind, ordinal, version, day)
      select ${TENANT}, id, appointment_id, user_id, kind, ordinal, version, day::date from difference
      on conflict (tenant_id, id) do update set version = excluded.version, day = excluded.day
    )
    insert into accounting_transfer_lines (tenant_id, transfer_id, position, line_id, version, step, content, before)
    select ${TENANT}, ${id},
      row_number() over (order by step = 'GONE', day, user_id, appointment_id, kind, ordinal), id, version, step,
      case when content is not null then content || jsonb_build_object('costCentreId', cost_center) end, before
    from difference
    returning 1`,
  );
  return { id, count };
}

const TransferRow = z.object({
  id: z.string(),
  from: z.string(),
  until: z.string(),
  orderedAt: z.date(),
  orderedByName: z.string(),
  endedAt: z.date().nullable(),
  stoppedAt: z.date().nullable(),
  failure: z.enum(ACCOUNTING_PROBLEM_KEYS).nullable(),
  problem: z.enum(ACCOUNTING_PROBLEM_KEYS).nullable(),
  waitsUntil: z.date().nullable(),
  tries: z.int(),
  count: z.int(),
  waitingCount: z.int(),
  sentCount: z.int(),
  acceptedCount: z.int(),
  rejectedCount: z.int(),
});
export type TransferRow = Readonly<z.output<typeof TransferRow>>;

const TRANSFERS = sql`select r.id, r.from_day::text as "from", r.until_day::text as "until", r.ordered_at,
    r.ordered_by_name, r.ended_at, r.stopped_at, r.failure, r.problem, r.waits_until, r.tries, l.*
  from accounting_transfers r cross join lateral (
    select count(*)::int as count, (count(*) filter (where state = 'WAITING'))::int as waiting_count,
      (count(*) filter (where state = 'SENT'))::int as sent_count,
      (count(*) filter (where state = 'ACCEPTED'))::int as accepted_count,
      (count(*) filter (where state = 'REJECTED'))::int as rejected_count
    from accounting_transfer_lines l where l.tenant_id = ${TENANT} and l.transfer_id = r.id) l
  where r.tenant_id = ${TENANT}`;

export const findTransfer = (db: TenantDb, id: string): Promise<TransferRow | undefined> =>
  rowOf(db, TransferRow, sql`/* findTransfer */ ${TRANSFERS} and r.id = ${id}`);

/** The newest first. */
export const pageOfTransfers = (db: TenantDb, page: PageRequest): Page<TransferRow> => ({
  items: () =>
    rowsOf(db, TransferRow, sql`/* pageOfTransfers */ ${TRANSFERS} order by r.ordered_at desc, r.id ${cut(page)}`),
  count: () =>
    countOf(
      db,
      sql`/* countTransfers */ select count(*)::int as count from accounting_transfers where tenant_id = ${TENANT}`,
    ),
});

const LineRow = z.object({
  position: z.int(),
  step: z.enum(TRANSFER_STEPS),
  state: z.enum(TRANSFER_LINE_STATES),
  code: z.string().nullable(),
  targetUserId: z.string(),
  worklogBlockId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  description: z.string(),
  isTravel: z.boolean(),
  day: z.string(),
  minutes: z.int().nullable(),
  minutesBefore: z.int().nullable(),
});
export type TransferLineRow = Readonly<z.output<typeof LineRow>>;

/** Those that were not taken first. */
export function pageOfLines(db: TenantDb, transferId: string, page: PageRequest): Page<TransferLineRow> {
  return {
    items: () =>
      rowsOf(
        db,
        LineRow,
        sql`/* pageOfTransferLines */
        select x.position, x.step, x.state, x.code, l.user_id as target_user_id, l.appointment_id as worklog_block_id,
          u.first_name, u.last_name, a.description, l.kind = 'TRAVEL' as is_travel,
          coalesce(x.content ->> 'date', x.before ->> 'date', l.day::text) as day, (x.content ->> 'minutes')::int as minutes,
          (x.before ->> 'minutes')::int as minutes_before
        from accounting_transfer_lines x join accounting_lines l on l.tenant_id = x.tenant_id and l.id = x.line_id
          join users u on u.tenant_id = x.tenant_id and u.id = l.user_id
          join appointments a on a.tenant_id = x.tenant_id and a.id = l.appointment_id
        where x.tenant_id = ${TENANT} and x.transfer_id = ${transferId}
        order by x.state = 'ACCEPTED', x.position ${cut(page)}`,
      ),
    count: () =>
      countOf(
        db,
        sql`/* countTransferLines */ select count(*)::int as count from accounting_transfer_lines
        where tenant_id = ${TENANT} and transfer_id = ${transferId}`,
      ),
  };
}

/** Leaves alone what waits. What was sent may still be answered. */
export async function stopTransfer(db: TenantDb, id: string, now: Date): Promise<void> {
  await sql`/* stopTransfer */
    update accounting_transfers set stopped_at = ${now} where tenant_id = ${TENANT} and id = ${id}`.execute(db);
  await endTransfer(db, id, null, now);
}

export async function endTransfer(
  db: TenantDb,
  id: string,
  failure: AccountingProblem | null,
  now: Date,
): Promise<void> {
  await sql`/* leaveWaitingLines */
    update accounting_transfer_lines set state = 'STOPPED', settled_at = ${now}
    where tenant_id = ${TENANT} and transfer_id = ${id} and state = 'WAITING'`.execute(db);
  await sql`/* endTransfer */
    update accounting_transfers set ended_at = ${now}, failure = ${failure}, problem = null, waits_until = null
    where tenant_id = ${TENANT} and id = ${id} and ended_at is null`.execute(db);
}
