import { TIME_ZONE } from '@gastspiel/domain/time/vienna-day.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { openTargetUser, targetUserId } from '#features/target-users/index.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { jsonInstant, rowOf } from '#platform/database/rows.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';
import { query } from '#platform/graphql/use-case.ts';

const Missed = z.object({
  appointmentId: z.string(),
  description: z.string(),
  startsAt: jsonInstant,
  note: z.string().nullable(),
});

const WorkSummary = z.object({
  minutesThisMonth: z.int(),
  minutesThisYear: z.int(),
  shiftsThisYear: z.int(),
  /** How often they did not come, and the last times that they did not. */
  missedCount: z.int(),
  missed: z.array(Missed),
});
type WorkSummary = Readonly<z.output<typeof WorkSummary>>;

const ZONE = sql.lit(TIME_ZONE);
const startOf = (part: 'month' | 'year') =>
  sql`(date_trunc(${sql.lit(part)}, ${MOMENT} at time zone ${ZONE}) at time zone ${ZONE})`;
const SHOWN = 20;

/** By the day on which an entry begins, as on invoices. */
const selectWorkSummary = (db: TenantDb, userId: string): Promise<WorkSummary | undefined> =>
  rowOf(
    db,
    WorkSummary,
    sql`/* selectWorkSummary */
    with work as (
      select e.appointment_id, e.starts_at, extract(epoch from e.ends_at - e.starts_at) / 60 - e.break_minutes as minutes
      from worklog_entries e
      where e.tenant_id = ${TENANT} and e.user_id = ${userId} and e.type = 'WORK'
        and e.starts_at >= ${startOf('year')}
    ), missed as (
      select a.id, a.description, a.starts_at, w.note
      from worklogs w join appointments a on a.tenant_id = w.tenant_id and a.id = w.appointment_id
      where w.tenant_id = ${TENANT} and w.user_id = ${userId} and w.did_not_come
    )
    select coalesce(sum(minutes) filter (where starts_at >= ${startOf('month')}), 0)::int as minutes_this_month,
      coalesce(sum(minutes), 0)::int as minutes_this_year, count(distinct appointment_id)::int as shifts_this_year,
      (select count(*)::int from missed) as missed_count,
      (select coalesce(json_agg(json_build_object('appointmentId', m.id, 'description', m.description,
          'startsAt', m.starts_at, 'note', m.note) order by m.starts_at desc, m.id), '[]')
        from (select * from missed order by starts_at desc, id limit ${SHOWN}) m) as missed
    from work`,
  );

/** The recorded hours of a worker lately. */
const findWorkSummary = query({
  action: 'worklog-blocks.read',
  input: z.object({ targetUserId }),
  run: async ({ db, actor, input }) => {
    await openTargetUser(db, actor, input.targetUserId);
    const summary = await selectWorkSummary(db, input.targetUserId);
    if (!summary) throw new Error('a sum over nothing is a row too');
    return summary;
  },
});

export const workSummarySchema: SchemaPart = (builder) => {
  const MissedShift = builder.objectRef<WorkSummary['missed'][number]>('MissedShift').implement({
    description: 'A shift that a worker did not come to.',
    fields: (t) => ({
      appointmentId: t.exposeID('appointmentId'),
      description: t.exposeString('description'),
      startDateTime: t.string({ description: 'ISO 8601.', resolve: ({ startsAt }) => toOffsetString(startsAt) }),
      note: t.exposeString('note', { nullable: true, description: 'Staff’s note.' }),
    }),
  });
  const Summary = builder.objectRef<WorkSummary>('TargetUserWorkSummary').implement({
    description: 'The recorded hours of a worker lately.',
    fields: (t) => ({
      minutesThisMonth: t.exposeInt('minutesThisMonth', { description: 'Worked in this month, breaks off.' }),
      minutesThisYear: t.exposeInt('minutesThisYear', { description: 'Worked in this year, breaks off.' }),
      shiftsThisYear: t.exposeInt('shiftsThisYear', { description: 'How many shifts that were.' }),
      missedCount: t.exposeInt('missedCount', { description: 'How often they did not come, ever.' }),
      missed: t.field({
        type: [MissedShift],
        description: 'The last times that they did not come.',
        resolve: ({ missed }) => [...missed],
      }),
    }),
  });
  builder.queryFields((t) => ({
    targetUserWorkSummary: t.field({
      type: Summary,
      description: 'The recorded hours of a worker, and the shifts that they missed.',
      ...serve(builder, findWorkSummary),
    }),
  }));
};
