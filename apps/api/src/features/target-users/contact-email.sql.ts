import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';

export async function createConfirmation(db: TenantDb, userId: string, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`/* createConfirmation */
    select directory.create_contact_confirmation(${userId}, ${email}) as id`.execute(db);
  return rows[0]?.id ?? '';
}

/** Whether a link to this address is under way and can still be followed. */
export async function awaitsConfirmation(db: TenantDb, userId: string, email: string): Promise<boolean> {
  const { rows } = await sql<{ awaits: boolean }>`/* awaitsConfirmation */
    select directory.awaits_contact_confirmation(${userId}, ${email}) as awaits`.execute(db);
  return rows[0]?.awaits ?? false;
}

/** The address that waits to be confirmed, if any. Whoever else wants to send its link again waits for this transaction. */
export async function lockPendingEmail(db: TenantDb, userId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`/* lockPendingEmail */
    select pending_contact_email as email from users
    where tenant_id = current_tenant_id() and id = ${userId} for no key update`.execute(db);
  return rows[0]?.email ?? null;
}

/** Nothing when the last link is only a few minutes old. */
export async function renewConfirmation(db: TenantDb, userId: string, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`/* renewConfirmation */
    select directory.renew_contact_confirmation(${userId}, ${email}) as id`.execute(db);
  return rows[0]?.id ?? null;
}

export async function findConfirmation(db: TenantDb, id: string) {
  const { rows } = await sql<{ firstName: string; email: string }>`/* findConfirmation */
    select u.first_name as "firstName", c.email
    from directory.find_contact_confirmation(${id}) c
      join users u on u.tenant_id = current_tenant_id() and u.id = c.user_id`.execute(db);
  return rows[0];
}

export async function takeConfirmation(db: TenantDb, id: string) {
  const { rows } = await sql<{ tenantId: string; userId: string; email: string }>`/* takeConfirmation */
    select tenant_id as "tenantId", user_id as "userId", email from directory.take_contact_confirmation(${id})`.execute(
    db,
  );
  return rows[0];
}

/** False when another address was asked for meanwhile. */
export async function confirmEmail(db: TenantDb, userId: string, email: string): Promise<boolean> {
  const { rows } = await sql`/* confirmEmail */
    update users set contact_email = ${email}, pending_contact_email = null, version = version + 1
    where tenant_id = current_tenant_id() and id = ${userId} and pending_contact_email = ${email}
    returning id`.execute(db);
  return rows.length > 0;
}
