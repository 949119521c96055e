import type { SeriesReach } from '@gastspiel/domain/appointments/series.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { COUNTED_OFFERS } from '#features/appointments/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

/** The others of the series that have not begun, and of them those that come later. */
const OTHERS = sql`appointments a join appointments own on own.tenant_id = a.tenant_id and own.series_id = a.series_id
  and own.id <> a.id`;

/** The workers who have to be told of a change. */
const Concerned = z.object({ booked: z.int(), accepted: z.int() });
export type Concerned = Readonly<z.output<typeof Concerned>>;
const NOBODY: Concerned = { booked: 0, accepted: 0 };

const SeriesCounts = z.object({
  following: z.int(),
  others: z.int(),
  begun: z.int(),
  /** Workers of the following, and of all others. */
  withFollowing: Concerned,
  withOthers: Concerned,
});

/** People, each once however many shifts they have: of the one itself with the following, and with all others. */
const SeriesPeople = z.object({ peopleFollowing: Concerned, peopleAll: Concerned });
export type SeriesCounts = Readonly<z.output<typeof SeriesCounts> & z.output<typeof SeriesPeople>>;

const workersOf = (which: RawBuilder<unknown>) =>
  sql`json_build_object('booked', coalesce(sum(counts.booked) filter (where ${which}), 0),
    'accepted', coalesce(sum(counts.accepted) filter (where ${which}), 0))`;

export async function countSeries(db: TenantDb, id: string, now: Date): Promise<SeriesCounts> {
  const counts = await rowOf(
    db,
    SeriesCounts,
    sql`/* countSeries */
    select count(*) filter (where a.starts_at > ${now} and a.starts_at > own.starts_at)::int as following,
      count(*) filter (where a.starts_at > ${now})::int as others,
      count(*) filter (where a.starts_at <= ${now})::int as begun,
      ${workersOf(sql`a.starts_at > ${now} and a.starts_at > own.starts_at`)} as with_following,
      ${workersOf(sql`a.starts_at > ${now}`)} as with_others
    from ${OTHERS} ${COUNTED_OFFERS} where a.tenant_id = ${TENANT} and own.id = ${id}`,
  );
  const people = await rowOf(
    db,
    SeriesPeople,
    sql`/* countPeopleOfSeries */
    select ${peopleOf(sql`(a.id = own.id or a.starts_at > own.starts_at)`)} as people_following,
      ${peopleOf(sql`true`)} as people_all
    from appointments own join appointments a on a.tenant_id = own.tenant_id
        and (a.id = own.id or a.series_id = own.series_id and a.starts_at > ${now})
      join offers o on o.tenant_id = a.tenant_id and o.appointment_id = a.id
    where own.tenant_id = ${TENANT} and own.id = ${id}`,
  );
  return {
    ...(counts ?? { following: 0, others: 0, begun: 0, withFollowing: NOBODY, withOthers: NOBODY }),
    ...(people ?? { peopleFollowing: NOBODY, peopleAll: NOBODY }),
  };
}

const peopleOf = (which: RawBuilder<unknown>) =>
  sql`json_build_object('booked', count(distinct o.user_id) filter (where o.state = 'BOOKED' and ${which}),
    'accepted', count(distinct o.user_id) filter (where o.state = 'ACCEPTED' and ${which}))`;

/** In the order of their ids, the one itself among them: two who change a series at once wait for each other. */
export async function lockSeriesForUpdate(db: TenantDb, id: string): Promise<void> {
  await sql`/* lockSeriesForUpdate */
    select from appointments where tenant_id = ${TENANT} and (id = ${id} or series_id = (
      select series_id from appointments where tenant_id = ${TENANT} and id = ${id}))
    order by id for update`.execute(db);
}

/** The others that a change is spread to, by their start. What has begun stays as it was worked. */
export async function selectOthers(
  db: TenantDb,
  id: string,
  reach: SeriesReach,
  now: Date,
): Promise<readonly string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`/* selectOthersOfSeries */
    select a.id from ${OTHERS}
    where a.tenant_id = ${TENANT} and own.id = ${id} and a.starts_at > ${now}
      ${reach === 'FOLLOWING' ? sql`and a.starts_at > own.starts_at` : sql``}
    order by a.starts_at, a.id`,
  );
  return rows.map((row) => row.id);
}
