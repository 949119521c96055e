import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

export const SIMILARITIES = ['NAME', 'EMAIL', 'PHONE', 'BIRTHDAY'] as const;

/** Somebody who may be the same person as another: whom staff should look at before they release. */
export const SimilarPerson = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  similarities: z.array(z.enum(SIMILARITIES)),
});
export type SimilarPerson = Readonly<z.output<typeof SimilarPerson>>;

export async function selectSimilarPeople(db: TenantDb, id: string): Promise<SimilarPerson[]> {
  return rowsOf(
    db,
    SimilarPerson,
    sql`/* selectSimilarPeople */
    with person as (
      select u.*, t.phone_number, t.birthday
      from users u join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
      where u.tenant_id = ${TENANT} and u.id = ${id}
    )
    select u.id, u.first_name, u.last_name, array_remove(array[
        case when u.name_search_key = p.name_search_key then 'NAME' end,
        case when lower(u.contact_email) = lower(p.contact_email) then 'EMAIL' end,
        case when t.phone_number = p.phone_number then 'PHONE' end,
        case when t.birthday = p.birthday and search_key(u.last_name) = search_key(p.last_name) then 'BIRTHDAY' end
      ], null) as similarities
    from person p
      join users u on u.tenant_id = p.tenant_id and u.id <> p.id and u.role = 'TARGET_USER'
      join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
        and t.restricted_until is null and t.anonymised_at is null
    where u.tenant_id = ${TENANT} and t.tenant_id = ${TENANT} and (
      u.name_search_key = p.name_search_key
      or lower(u.contact_email) = lower(p.contact_email)
      or t.phone_number = p.phone_number
      or (t.birthday = p.birthday and search_key(u.last_name) = search_key(p.last_name)))
    order by u.last_name, u.first_name, u.id limit 5`,
  );
}
