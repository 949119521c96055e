import { PAYROLL_STATES, type PayrollState } from '@gastspiel/domain/accounting/transfer.ts';
import { addDays, type Day, startOfDay, TIME_ZONE } from '@gastspiel/domain/time/vienna-day.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { inOneBreath } from '#platform/graphql/in-one-breath.ts';
import type { RequestReads } from '#platform/graphql/request-context.ts';

export interface TransferPeriod {
  readonly from: Day;
  readonly until: Day;
}

const zone = sql.lit(TIME_ZONE);
/** The content that payroll is told of a time, beside the cost centre: as long as this is the same, nothing has changed. */
const CONTENT = sql`jsonb_build_object('employeeId', t.accounting_id, 'type', e.kind,
  'date', ((e.starts_at at time zone ${zone})::date)::text,
  'from', to_char(e.starts_at at time zone ${zone}, 'HH24:MI'), 'to', to_char(e.ends_at at time zone ${zone}, 'HH24:MI'),
  'breakMinutes', e.break_minutes,
  'minutes', (extract(epoch from e.ends_at - e.starts_at) / 60)::int - e.break_minutes)`;

/** Times of recorded appointments, numbered by worker and kind within each appointment. */
const ENTRIES = sql`
  select e.appointment_id, e.user_id, e.starts_at, e.ends_at, e.break_minutes, k.kind,
    (row_number() over (partition by e.appointment_id, e.user_id, k.kind order by e.starts_at, e.position))::smallint as ordinal
  from worklog_entries e cross join lateral (select case e.type when 'WORK' then 'WORK' else 'TRAVEL' end as kind) k
  where e.tenant_id = ${TENANT} and e.appointment_id in (select id from recorded)`;

/**
 * Where what is recorded and what payroll has differ: one row for each such time, with the step that would settle it and what keeps
 * it from that. Blocks that are not recorded, or not any more, say nothing either way.
 */
function differences(appointments: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    with recorded as materialized (
      select b.appointment_id as id from worklog_blocks b
      where b.tenant_id = ${TENANT} and b.recorded_at is not null and b.appointment_id in (${appointments})
    ),
    entry as (${ENTRIES}),
    line as (
      select * from accounting_lines
      where tenant_id = ${TENANT} and appointment_id in (select id from recorded)
    ),
    compared as (
      select coalesce(e.appointment_id, l.appointment_id) as appointment_id, coalesce(e.user_id, l.user_id) as user_id,
        coalesce(e.kind, l.kind) as kind, coalesce(e.ordinal, l.ordinal) as ordinal, l.id as line_id,
        l.accepted as before, coalesce(l.is_uncertain, false) as is_uncertain, l.day as last_day,
        l.version as last_version,
        case when e.user_id is not null then ${CONTENT} end as content,
        case when e.user_id is not null and t.accounting_id is null then 'NO_PERSONNEL_NUMBER'
          when e.user_id is not null and c.id is not null and not c.is_active then 'COST_CENTER_INACTIVE'
          when e.user_id is not null and p.exit_date < (e.starts_at at time zone ${zone})::date then 'LEFT' end as obstacle,
        p.exit_date,
        c.accounting_id as cost_center
      from entry e
        full join line l on l.appointment_id = e.appointment_id and l.user_id = e.user_id and l.kind = e.kind
          and l.ordinal = e.ordinal
        -- Nothing is told any more of somebody who was anonymised.
        join target_users t on t.tenant_id = ${TENANT} and t.user_id = coalesce(e.user_id, l.user_id)
          and t.anonymised_at is null
        left join accounting_employees p on p.tenant_id = ${TENANT} and p.accounting_id = t.accounting_id
          and p.reading_id = (select r.id from accounting_readings r
            where r.tenant_id = ${TENANT} and r.state = 'READ' order by r.finished_at desc, r.id limit 1)
        left join cost_centers c on c.tenant_id = ${TENANT} and c.id = t.cost_center_id
    )
    select c.*, case when content is null then 'GONE' when before is null then 'NEW' else 'CHANGED' end as step,
      coalesce(content ->> 'date', before ->> 'date', last_day::text) as day
    from compared c
    where (content is null and (before is not null or is_uncertain))
      or (content is not null and (before is null or is_uncertain or content <> before - 'costCentreId')))`;
}

/** Differences of a period: by the day of the time as it is, or as payroll has it. */
export function differencesOf({ from, until }: TransferPeriod): RawBuilder<unknown> {
  const appointments = sql`
    select e.appointment_id from worklog_entries e where e.tenant_id = ${TENANT}
      and e.starts_at >= ${startOfDay(from)} and e.starts_at < ${startOfDay(addDays(until, 1))}
    union select l.appointment_id from accounting_lines l where l.tenant_id = ${TENANT}
      and (l.day between ${from} and ${until} or l.accepted ->> 'date' between ${from} and ${until})`;
  return sql`(select d.* from ${differences(appointments)} d
    where d.day between ${from} and ${until} or d.before ->> 'date' between ${from} and ${until})`;
}

const State = z.object({ id: z.string(), state: z.enum(PAYROLL_STATES) });

/**
 * Whether payroll has the hours of appointments, and still as they are. Whoever could not be transferred with the others changes
 * nothing of that; a time that was added afterwards does.
 */
async function selectPayrollStates(db: TenantDb, ids: readonly string[]) {
  const rows = await rowsOf(
    db,
    State,
    sql`/* selectPayrollStates */
    with told as (
      select l.appointment_id, max(l.accepted_at) as accepted_at from accounting_lines l
      where l.tenant_id = ${TENANT} and l.appointment_id = any(${ids}::uuid[])
      group by 1 having bool_or(l.accepted is not null)
    ), differing as (
      select d.appointment_id, bool_or(d.step <> 'NEW' or d.obstacle is null and b.recorded_at > t.accepted_at) as is_changed
      from ${differences(sql`select appointment_id from told`)} d join told t on t.appointment_id = d.appointment_id
        join worklog_blocks b on b.tenant_id = ${TENANT} and b.appointment_id = d.appointment_id
      group by 1
    )
    select t.appointment_id as id, case when d.appointment_id is null then 'TRANSFERRED' when d.is_changed then 'CHANGED'
      else 'PARTLY' end as state
    from told t left join differing d on d.appointment_id = t.appointment_id`,
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

const states = inOneBreath(selectPayrollStates);

/** The entries of a list share one statement. */
export const payrollStateOf = async (reads: RequestReads, id: string): Promise<PayrollState> =>
  (await states(reads, id)).get(id) ?? 'NOT_TRANSFERRED';
