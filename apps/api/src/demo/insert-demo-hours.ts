import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { addDays, dayOf, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import type { WorklogValues } from '@gastspiel/domain/worklogs/worklog-input.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { demoWorklogs } from '#app/demo/demo-hours.ts';
import { drawFrom } from '#app/demo/draw.ts';
import { type DemoActor, type DemoDeed, insertDemoHistory } from '#app/demo/insert-demo-history.ts';
import { type DemoBlock, insertSheetsByHand, sendSheet } from '#app/demo/insert-demo-sheets.ts';
import { auditedEntries } from '#features/worklogs/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';
import type { Press } from '#platform/pdf/press.ts';

const DAY = 24 * 60;
/** Papers come back after a day or two: until then the hours are open. */
const PAPER_IS_BACK = 2 * DAY;
/** Time sheets go out so long before. */
const SENT_BEFORE = 2 * DAY;
/** Older ones are nothing that anybody opens, and each takes its time to print. */
const PRINTED_DAYS = 21;

interface Scene {
  /** Sends time sheets. */
  readonly dispatcher: DemoActor;
  /** Records what comes back. */
  readonly accountant: DemoActor;
  readonly now: Date;
  readonly press: Press;
}

interface Recorded {
  readonly id: string;
  readonly at: Date;
  readonly worklogs: readonly WorklogValues[];
}

/** The months behind us were recorded, the last days are still to be recorded; of the next ones some are to be sent again. */
export async function insertDemoHours(db: TenantDb, scene: Scene): Promise<void> {
  const { dispatcher, accountant, now, press } = scene;
  const draw = drawFrom(1906);
  const blocks = await selectBlocks(db, addMinutes(now, SENT_BEFORE));
  const printed = startOfDay(addDays(dayOf(now), -PRINTED_DAYS));
  const ahead = blocks.filter(({ startsAt }) => startsAt > now);
  const recorded: Recorded[] = [];
  const deeds: DemoDeed[] = [];
  for (const [index, block] of blocks.entries()) {
    const isToResend = block === ahead[0] || block === ahead[3];
    // Now and then somebody forgets, and of what is just coming the half still waits.
    const isSent = isToResend || (block.startsAt <= now ? index % 17 !== 5 : draw.isLucky(50));
    if (block.startsAt >= printed && isSent) {
      const wished = addMinutes(block.startsAt, -SENT_BEFORE);
      const orderedAt = wished < now ? wished : addMinutes(now, -90);
      deeds.push(
        ...(await sendSheet(db, block, { by: dispatcher, at: orderedAt, press, leavesOut: isToResend ? 1 : 0 })),
      );
    }
    if (block.endsAt > addMinutes(now, -PAPER_IS_BACK)) continue;
    const planned = { start: block.startsAt, end: block.endsAt };
    const worklogs = demoWorklogs(draw, planned, block.workers, index % 23 === 11);
    recorded.push({ id: block.id, at: addMinutes(block.endsAt, DAY + draw.number(DAY / 2)), worklogs });
  }
  await saveHours(db, accountant.name, recorded);
  const longAgo = blocks.filter(({ startsAt }) => startsAt < printed);
  deeds.push(...(await insertSheetsByHand(db, dispatcher, longAgo, SENT_BEFORE)));
  await insertDemoHistory(db, [...deeds, ...recorded.map((one) => recordingOf(accountant, one))]);
}

/** As the use case records it. */
const recordingOf = ({ id: actorId }: DemoActor, { id: entityId, at, worklogs }: Recorded): DemoDeed => ({
  ...{ at, actorId, action: 'worklogs.record' },
  changes: [
    { entityType: 'worklog-block', entityId, after: { recorded: true } },
    ...worklogs.map(({ worklogUserId: subjectId, didNotCome, note, entries }) => ({
      ...{ entityType: 'worklog-block', entityId, subjectId, before: null },
      after: { didNotCome, note, entries: auditedEntries(entries) },
    })),
  ],
});

/** As `saveWorklogs` does it of one block. */
async function saveHours(db: TenantDb, by: string, recorded: readonly Recorded[]): Promise<void> {
  await sql`/* saveDemoHours */
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(recorded)}::jsonb) as r (id uuid, at timestamptz, worklogs jsonb)
    ), block as (
      insert into worklog_blocks (tenant_id, appointment_id, entered_at, recorded_at, recorded_by_name)
      select ${TENANT}, id, at, at, ${by} from said
      on conflict (tenant_id, appointment_id) do update set version = worklog_blocks.version + 1,
        entered_at = excluded.entered_at, recorded_at = excluded.recorded_at, recorded_by_name = excluded.recorded_by_name
    ), one as (
      select said.id, w.* from said, jsonb_to_recordset(said.worklogs)
        as w ("worklogUserId" uuid, "didNotCome" boolean, note text, entries jsonb)
    ), worklog as (
      insert into worklogs (tenant_id, appointment_id, user_id, did_not_come, note)
      select ${TENANT}, id, "worklogUserId", "didNotCome", note from one
    )
    insert into worklog_entries (tenant_id, appointment_id, user_id, position, type, starts_at, ends_at, break_minutes)
    select ${TENANT}, one.id, one."worklogUserId", position, type, start, "end", "breakMinutes"
    from one, rows from (jsonb_to_recordset(one.entries)
      as (type text, start timestamptz, "end" timestamptz, "breakMinutes" integer)) with ordinality
      as entry (type, start, "end", "breakMinutes", position)`.execute(db);
}

const Block: z.ZodType<DemoBlock> = z.object({
  id: z.string(),
  startsAt: z.date(),
  endsAt: z.date(),
  workers: z.array(z.string()),
  email: z.string(),
});

const selectBlocks = (db: TenantDb, until: Date): Promise<DemoBlock[]> =>
  rowsOf(
    db,
    Block,
    sql`/* selectDemoBlocks */
    select a.id, a.starts_at, a.ends_at, array_agg(o.user_id order by o.user_id) as workers,
      min(r.contact_email) as email
    from appointments a
      join invoice_recipients r on r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id
      join offers o on o.tenant_id = a.tenant_id and o.appointment_id = a.id and o.state = 'BOOKED'
    where a.tenant_id = ${TENANT} and a.starts_at < ${until}
    group by a.id, a.starts_at, a.ends_at
    order by a.starts_at, a.id`,
  );
