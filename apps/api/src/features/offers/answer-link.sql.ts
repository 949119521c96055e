import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { DB } from '#platform/database/database-types.ts';
import { rowOf } from '#platform/database/rows.ts';

export const Answerer = z.object({
  userId: z.string(),
  firstName: z.string(),
});
export type Answerer = Readonly<z.output<typeof Answerer>>;

/** Whose offer it is; nobody when it was withdrawn, or when its worker may not answer any more. */
export async function findAnswerer(db: TenantDb, offerId: string): Promise<Answerer | undefined> {
  return rowOf(
    db,
    Answerer,
    sql`/* findAnswerer */
    select u.id as user_id, u.first_name
    from offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id and u.state = 'ACTIVE'
    where o.tenant_id = ${TENANT} and o.id = ${offerId}`,
  );
}

/** Whether somebody tried too many links that were none. */
export async function countWrongLink(db: Kysely<DB>, caller: Buffer): Promise<boolean> {
  const row = await rowOf(
    db,
    z.object({ tooMany: z.boolean() }),
    sql`/* countWrongLink */
    select directory.count_wrong_link(${caller}) as too_many`,
  );
  return row?.tooMany ?? false;
}
