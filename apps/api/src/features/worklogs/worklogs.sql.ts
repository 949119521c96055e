import type { Period } from '@gastspiel/domain/time/period.ts';
import { WORKLOG_TYPES, type WorklogEntry } from '@gastspiel/domain/worklogs/worklog.ts';
import type { WorklogValues } from '@gastspiel/domain/worklogs/worklog-input.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { renewStandings } from '#features/appointments/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { jsonInstant, rowOf, rowsOf } from '#platform/database/rows.ts';

/** The answer of `ENTRIES`. */
export const JsonEntries = z.array(
  z.object({
    type: z.enum(WORKLOG_TYPES),
    start: jsonInstant,
    end: jsonInstant,
    breakMinutes: z.int(),
  }),
);

/** A booked worker of a block, with what was recorded of them, if anything was. */
const WorkerRow = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isPrevented: z.boolean(),
  recorded: z.object({ didNotCome: z.boolean(), note: z.string().nullable(), entries: JsonEntries }).nullable(),
});
export type WorkerRow = Readonly<z.output<typeof WorkerRow>>;

/** `w` is the worklog; entries come in the order in which they were entered. */
export const ENTRIES = sql`coalesce((
  select json_agg(json_build_object('type', e.type, 'start', e.starts_at, 'end', e.ends_at, 'breakMinutes', e.break_minutes)
    order by e.position)
  from worklog_entries e
  where e.tenant_id = ${TENANT} and e.appointment_id = w.appointment_id and e.user_id = w.user_id), '[]')`;

export const selectWorkers = (db: TenantDb, id: string): Promise<WorkerRow[]> =>
  rowsOf(
    db,
    WorkerRow,
    sql`/* selectWorkersOfBlock */
    select o.user_id, u.first_name, u.last_name, o.prevented_at is not null as is_prevented,
      case when w.user_id is not null then
        json_build_object('didNotCome', w.did_not_come, 'note', w.note, 'entries', ${ENTRIES}) end as recorded
    from offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
      left join worklogs w on w.tenant_id = o.tenant_id and w.appointment_id = o.appointment_id and w.user_id = o.user_id
    where o.tenant_id = ${TENANT} and o.appointment_id = ${id} and o.state = 'BOOKED'
    order by u.last_name collate german, u.first_name collate german, u.id`,
  );

const Elsewhere = z.object({
  userId: z.string(),
  start: z.date(),
  end: z.date(),
  breakMinutes: z.int(),
  isRecorded: z.boolean(),
});

/** The other work of the block's workers around a time, and their bookings where nobody has recorded anything. */
export const selectWorkElsewhere = (db: TenantDb, id: string, around: Period) =>
  rowsOf(
    db,
    Elsewhere,
    sql`/* selectWorkElsewhere */
    with worker as (
      select user_id from offers
      where tenant_id = ${TENANT} and appointment_id = ${id} and state = 'BOOKED'
    )
    select e.user_id, e.starts_at as start, e.ends_at as end, e.break_minutes, true as is_recorded
    from worker join worklog_entries e on e.tenant_id = ${TENANT} and e.user_id = worker.user_id
    where e.type = 'WORK' and e.appointment_id <> ${id} and e.starts_at < ${around.end} and e.ends_at > ${around.start}
      and e.starts_at > ${around.start}::timestamptz - interval '16 days'
    union all
    select o.user_id, o.starts_at, o.ends_at, 0, false
    from worker join offers o on o.tenant_id = ${TENANT} and o.user_id = worker.user_id
    where o.state = 'BOOKED' and o.appointment_id <> ${id} and o.starts_at < ${around.end} and o.ends_at > ${around.start}
      and o.starts_at > ${around.start}::timestamptz - interval '16 days'
      and not exists (select from worklogs w where w.tenant_id = ${TENANT}
        and w.appointment_id = o.appointment_id and w.user_id = o.user_id)
    order by 2, 1`,
  );

/** The recorded hours of one booking; nothing while its block is not recorded. */
export const RecordedWork = z.object({
  didNotCome: z.boolean(),
  note: z.string().nullable(),
  entries: JsonEntries,
});
export type RecordedWork = Readonly<z.output<typeof RecordedWork>>;

/** `o` is the offer. */
export const RECORDED_WORK = sql`(
  select json_build_object('didNotCome', w.did_not_come, 'note', w.note, 'entries', ${ENTRIES})
  from worklogs w join worklog_blocks b on b.tenant_id = w.tenant_id and b.appointment_id = w.appointment_id
  where w.tenant_id = ${TENANT} and w.appointment_id = o.appointment_id and w.user_id = o.user_id
    and b.recorded_at is not null)`;

const Version = z.object({ version: z.int() });
/** The version of a block that has left a trace; the appointment is locked. */
export const findBlockVersion = async (db: TenantDb, id: string): Promise<number> =>
  (
    await rowOf(
      db,
      Version,
      sql`/* findBlockVersion */
      select version from worklog_blocks where tenant_id = ${TENANT} and appointment_id = ${id}`,
    )
  )?.version ?? 0;

/** The whole block anew; the appointment is locked. */
export async function saveWorklogs(
  db: TenantDb,
  { id, by, now }: { readonly id: string; readonly by: string; readonly now: Date },
  worklogs: readonly WorklogValues[],
): Promise<void> {
  await sql`/* saveBlock */
    insert into worklog_blocks (tenant_id, appointment_id, entered_at, recorded_at, recorded_by_name)
    values (${TENANT}, ${id}, ${now}, ${now}, ${by})
    on conflict (tenant_id, appointment_id) do update set version = worklog_blocks.version + 1,
      entered_at = coalesce(worklog_blocks.entered_at, excluded.entered_at), recorded_at = excluded.recorded_at,
      recorded_by_name = excluded.recorded_by_name`.execute(db);
  await sql`/* deleteWorklogs */
    delete from worklogs where tenant_id = ${TENANT} and appointment_id = ${id}`.execute(db);
  await Promise.all([
    insertRows(
      db,
      { same: [id], each: worklogs.map((said) => [said.worklogUserId, said.didNotCome, said.note]) },
      (values) => sql`/* prepared insertWorklogs */
      insert into worklogs (tenant_id, appointment_id, user_id, did_not_come, note) ${values}`,
    ),
    insertRows(
      db,
      {
        same: [id],
        each: worklogs.flatMap(({ worklogUserId, entries }) =>
          entries.map((entry, index) => [
            worklogUserId,
            index + 1,
            entry.type,
            entry.start,
            entry.end,
            entry.breakMinutes,
          ]),
        ),
      },
      (values) => sql`/* prepared insertWorklogEntries */
      insert into worklog_entries (tenant_id, appointment_id, user_id, position, type, starts_at, ends_at, break_minutes)
      ${values}`,
    ),
  ]);
  renewStandings(db, [id]);
}

/** As the audit log keeps it. */
export const auditedEntries = (entries: readonly WorklogEntry[]) =>
  entries.map(({ type, start, end, breakMinutes }) => ({ type, start, end, breakMinutes }));
