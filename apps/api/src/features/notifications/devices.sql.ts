import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/one-of.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';
import type { PushAddress } from '#platform/push/push.ts';

/** A phone in the queue: its token would let whoever reads the queue write to it. */
export const Device = z.object({
  userId: z.string(),
  /** A hash of the token. */
  device: z.string(),
});
export type Device = Readonly<z.output<typeof Device>>;

export const HASH = sql`encode(sha256(convert_to(p.token, 'UTF8')), 'hex')`;

/** The phones of these people. */
export async function selectDevices(
  db: TenantDb,
  userIds: readonly string[],
): Promise<readonly (Device & { readonly isActive: boolean })[]> {
  return rowsOf(
    db,
    Device.extend({ isActive: z.boolean() }),
    sql`/* prepared selectDevices */
    select p.user_id, ${HASH} as device,
      (select u.state = 'ACTIVE' from users u where u.tenant_id = ${TENANT} and u.id = p.user_id) as is_active
    from push_tokens p
    where p.tenant_id = ${TENANT} and ${isOneOf('p.user_id', userIds)}
      -- Asked of each phone: a planner without figures would join all workers with each other first.
      and (select w.news_way from target_users w where w.tenant_id = ${TENANT} and w.user_id = p.user_id) <> 'MAIL'
    order by p.user_id, p.token`,
  );
}

const Address = z.object({ token: z.string(), keys: z.object({ p256dh: z.string(), auth: z.string() }).nullable() });

export const findDevice = (db: TenantDb, userId: string, device: string): Promise<PushAddress | undefined> =>
  rowOf(
    db,
    Address,
    sql`/* findDevice */
    select p.token, case when p.auth is not null then json_build_object('p256dh', p.p256dh, 'auth', p.auth) end as keys
    from push_tokens p
    where p.tenant_id = ${TENANT} and p.user_id = ${userId} and ${HASH} = ${device}`,
  );
