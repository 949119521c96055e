import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';

export async function createConfirmation(db: TenantDb, userId: string, email: string): Promise<string> {
  const row = await rowOf(
    db,
    z.object({ id: z.string() }),
    sql`/* createConfirmation */
    select directory.create_contact_confirmation(${userId}, ${email}) as id`,
  );
  return row?.id ?? '';
}

/** Whether a link to this address is under way and can still be followed. */
export async function awaitsConfirmation(db: TenantDb, userId: string, email: string): Promise<boolean> {
  const row = await rowOf(
    db,
    z.object({ awaits: z.boolean() }),
    sql`/* awaitsConfirmation */
    select directory.awaits_contact_confirmation(${userId}, ${email}) as awaits`,
  );
  return row?.awaits ?? false;
}

/** The address that waits to be confirmed, if any. Whoever else wants to send its link again waits for this transaction. */
export async function lockPendingEmailForNoKeyUpdate(db: TenantDb, userId: string): Promise<string | null> {
  const row = await rowOf(
    db,
    z.object({ email: z.string().nullable() }),
    sql`/* lockPendingEmailForNoKeyUpdate */
    select pending_contact_email as email from users
    where tenant_id = ${TENANT} and id = ${userId} for no key update`,
  );
  return row?.email ?? null;
}

/** Nothing when the last link is only a few minutes old. */
export async function renewConfirmation(db: TenantDb, userId: string, email: string): Promise<string | null> {
  const row = await rowOf(
    db,
    z.object({ id: z.string().nullable() }),
    sql`/* renewConfirmation */
    select directory.renew_contact_confirmation(${userId}, ${email}) as id`,
  );
  return row?.id ?? null;
}

export async function findConfirmation(db: TenantDb, id: string) {
  const found = await rowOf(
    db,
    z.object({ userId: z.string(), email: z.string() }),
    sql`/* findConfirmation */
    select user_id, email from directory.find_contact_confirmation(${id})`,
  );
  const person =
    found &&
    (await rowOf(
      db,
      z.object({ firstName: z.string() }),
      sql`/* findWhoConfirms */
      select first_name from users where tenant_id = ${TENANT} and id = ${found.userId}`,
    ));
  return person && { ...person, email: found.email };
}

export async function takeConfirmation(db: TenantDb, id: string) {
  return rowOf(
    db,
    z.object({ tenantId: z.string(), userId: z.string(), email: z.string() }),
    sql`/* takeConfirmation */
    select tenant_id, user_id, email from directory.take_contact_confirmation(${id})`,
  );
}
