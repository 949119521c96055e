import { type Kysely, sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';
import type { DB } from '#platform/database/database-types.ts';

export interface Answerer {
  readonly userId: string;
  readonly firstName: string;
}

/** Whose offer it is; nobody when it was withdrawn, or when its worker may not answer any more. */
export async function findAnswerer(db: TenantDb, offerId: string): Promise<Answerer | undefined> {
  const { rows } = await sql<Answerer>`/* findAnswerer */
    select u.id as "userId", u.first_name as "firstName"
    from offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id and u.state = 'ACTIVE'
    where o.tenant_id = current_tenant_id() and o.id = ${offerId}`.execute(db);
  return rows[0];
}

/** Whether somebody tried too many links that were none. */
export async function countWrongLink(db: Kysely<DB>, caller: Buffer): Promise<boolean> {
  const { rows } = await sql<{ tooMany: boolean }>`/* countWrongLink */
    select directory.count_wrong_link(${caller}) as "tooMany"`.execute(db);
  return rows[0]?.tooMany ?? false;
}
