import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

export const SIMILARITIES = ['NAME', 'EMAIL', 'PHONE', 'BIRTHDAY', 'SOCIAL_SECURITY_NUMBER', 'INVITED_AS'] as const;

/** Somebody who may be the same person as another: whom staff should look at before they release. */
export const SimilarPerson = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  similarities: z.array(z.enum(SIMILARITIES)),
  isJoinable: z.boolean(),
});
export type SimilarPerson = Readonly<z.output<typeof SimilarPerson>>;

/** One of the two has used the invitation of the other, with another address. */
const IS_CLAIM = sql`exists (select from invitations i where i.tenant_id = ${TENANT}
  and ((i.user_id = u.id and i.claimed_by = p.id) or (i.user_id = p.id and i.claimed_by = u.id)))`;

export async function selectSimilarPeople(db: TenantDb, id: string): Promise<SimilarPerson[]> {
  return rowsOf(
    db,
    SimilarPerson,
    sql`/* selectSimilarPeople */
    with person as (
      select u.*, t.phone_number, t.birthday, t.social_security_number_hash
      from users u join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
      where u.tenant_id = ${TENANT} and u.id = ${id}
    )
    select u.id, u.first_name, u.last_name, array_remove(array[
        case when u.name_search_key = p.name_search_key then 'NAME' end,
        case when lower(u.contact_email) = lower(p.contact_email) then 'EMAIL' end,
        case when t.phone_number = p.phone_number then 'PHONE' end,
        case when t.birthday = p.birthday and search_key(u.last_name) = search_key(p.last_name) then 'BIRTHDAY' end,
        case when t.social_security_number_hash = p.social_security_number_hash then 'SOCIAL_SECURITY_NUMBER' end,
        case when ${IS_CLAIM} then 'INVITED_AS' end
      ], null) as similarities,
      (u.awaits_account <> p.awaits_account and case when u.awaits_account then p.state else u.state end = 'ONBOARDING')
        as is_joinable
    from person p
      join users u on u.tenant_id = p.tenant_id and u.id <> p.id and u.role = 'TARGET_USER'
      join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
        and t.restricted_until is null and t.anonymised_at is null
    where u.tenant_id = ${TENANT} and t.tenant_id = ${TENANT} and (
      u.name_search_key = p.name_search_key
      or lower(u.contact_email) = lower(p.contact_email)
      or t.phone_number = p.phone_number
      or (t.birthday = p.birthday and search_key(u.last_name) = search_key(p.last_name))
      or t.social_security_number_hash = p.social_security_number_hash
      or ${IS_CLAIM})
    order by u.last_name, u.first_name, u.id limit 5`,
  );
}

const Named = z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), contactEmail: z.string() });
const Signed = z.object({
  id: z.string(),
  birthday: z.string().nullable(),
  numberHash: z.instanceof(Buffer).nullable(),
});

interface Signs {
  /** In small letters. */
  readonly emails: readonly string[];
  readonly birthdays: readonly string[];
  readonly numberHashes: readonly Buffer[];
}

/**
 * The workers to whom any of these signs points; whether they are the same people is for the caller to say. Each table is asked by
 * itself: joined, the two are walked through once for each worker as long as nobody has analysed them, which is when a new agency
 * brings its thousands.
 */
export async function selectKnownPeople(db: TenantDb, { emails, birthdays, numberHashes }: Signs) {
  const open = sql`tenant_id = ${TENANT} and restricted_until is null and anonymised_at is null`;
  const facts = sql`select user_id as id, birthday, social_security_number_hash as number_hash from target_users`;
  const names = sql`select id, first_name, last_name, contact_email from users
    where tenant_id = ${TENANT} and role = 'TARGET_USER'`;
  const [byAddress, bySign] = await Promise.all([
    rowsOf(
      db,
      Named,
      sql`/* selectPeopleByAddress */
      ${names} and lower(contact_email) = any(${emails}::text[])`,
    ),
    rowsOf(
      db,
      Signed,
      sql`/* selectPeopleBySign */
      ${facts} where ${open}
        and (birthday = any(${birthdays}::date[]) or social_security_number_hash = any(${numberHashes}::bytea[]))`,
    ),
  ]);
  const [named, signed] = [new Set(byAddress.map(({ id }) => id)), new Set(bySign.map(({ id }) => id))];
  const [ofNamed, ofSigned] = await Promise.all([
    rowsOf(
      db,
      Signed,
      sql`/* selectSignsOfPeople */
      ${facts} where ${open} and user_id = any(${[...named].filter((id) => !signed.has(id))}::uuid[])`,
    ),
    rowsOf(
      db,
      Named,
      sql`/* selectNamesOfPeople */
      ${names} and id = any(${[...signed].filter((id) => !named.has(id))}::uuid[])`,
    ),
  ]);
  const signs = new Map([...bySign, ...ofNamed].map((one) => [one.id, one]));
  return [...byAddress, ...ofSigned].flatMap((person) => {
    const sign = signs.get(person.id);
    return sign ? [{ ...person, ...sign }] : [];
  });
}
