import { sql } from 'kysely';
import { z } from 'zod';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

export const EntryUse = z.object({ id: z.string(), count: z.int() });
export type EntryUse = Readonly<z.output<typeof EntryUse>>;
export const StationUse = z.object({ station: z.string(), count: z.int() });
export type StationUse = Readonly<z.output<typeof StationUse>>;

/** The active workers of each pool. */
export const countWorkersOfPools = (db: TenantDb): Promise<readonly EntryUse[]> =>
  rowsOf(
    db,
    EntryUse,
    sql`/* countWorkersOfPools */
    select p.id, count(u.id)::int as count
    from target_user_pools p
      left join target_users_in_pools i on i.tenant_id = p.tenant_id and i.pool_id = p.id
      left join users u on u.tenant_id = i.tenant_id and u.id = i.user_id and u.state = 'ACTIVE'
    where p.tenant_id = ${TENANT}
    group by p.id`,
  );

/** The coming appointments with each outfit. */
export const countAppointmentsOfOutfits = (db: TenantDb): Promise<readonly EntryUse[]> =>
  rowsOf(
    db,
    EntryUse,
    sql`/* countAppointmentsOfOutfits */
    select outfit_id as id, count(*)::int as count from appointments
    where tenant_id = ${TENANT} and starts_at >= ${MOMENT} and outfit_id is not null
    group by outfit_id`,
  );

/** The stations of all venues, the most frequent first: they are proposed wherever a venue is chosen. */
export const selectStations = (db: TenantDb): Promise<readonly StationUse[]> =>
  rowsOf(
    db,
    StationUse,
    sql`/* selectStations */
    with planned as (
      select station, count(*)::int as count from appointments
      where tenant_id = ${TENANT} and starts_at >= ${MOMENT} and station is not null
      group by station
    )
    select v.station, coalesce(max(p.count), 0) as count
    from venues v left join planned p on p.station = v.station
    where v.tenant_id = ${TENANT} and v.station is not null
    group by v.station order by count desc, v.station collate german limit 200`,
  );
