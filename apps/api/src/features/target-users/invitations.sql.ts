import { INVITATION_LIMITS } from '@gastspiel/domain/target-users/invitation.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, rowOf, rowsOf } from '#platform/database/rows.ts';

const IS_OPEN = sql`(i.revoked_at is null and i.accepted_at is null and i.claimed_by is null and i.expires_at > ${MOMENT})`;

/** The state of the invitation of the user `u`; null for who has an account. */
export const INVITATION_STATE = sql`case when u.awaits_account then coalesce((
  select case when i.claimed_by is not null then 'TO_CONFIRM' when i.revoked_at is not null then 'REVOKED'
    when i.expires_at <= ${MOMENT} then 'EXPIRED' else 'INVITED' end
  from invitations i where i.tenant_id = ${TENANT} and i.user_id = u.id), 'NOT_INVITED') end`;

const NewInvitation = z.object({ id: z.string(), userId: z.string() });
export type NewInvitation = Readonly<z.output<typeof NewInvitation>>;

/**
 * Invites those of these workers who have no account, and answers the invitations. Left out is who was invited a moment ago. A new
 * invitation has a new id, so the older link is worth nothing from now on.
 */
export async function saveInvitations(db: TenantDb, userIds: readonly string[]): Promise<readonly NewInvitation[]> {
  return rowsOf(
    db,
    NewInvitation,
    sql`/* saveInvitations */
    insert into invitations as i (tenant_id, user_id, email, invited_at, expires_at)
    select u.tenant_id, u.id, u.contact_email, ${MOMENT}, ${MOMENT} + make_interval(days => ${INVITATION_LIMITS.days})
    from users u join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
    where u.tenant_id = ${TENANT} and t.tenant_id = ${TENANT} and u.id = any(${userIds}::uuid[]) and u.awaits_account
      and u.state <> 'BLOCKED' and t.restricted_until is null and t.anonymised_at is null
    order by u.id
    on conflict (tenant_id, user_id) do update set id = gen_random_uuid(), email = excluded.email,
      invited_at = excluded.invited_at, expires_at = excluded.expires_at, revoked_at = null, claimed_by = null
      where i.accepted_at is null and (i.revoked_at is not null or i.claimed_by is not null
        or i.invited_at < ${MOMENT} - make_interval(mins => ${INVITATION_LIMITS.restMinutes}))
    returning id, user_id`,
  );
}

export async function revokeOpenInvitation(db: TenantDb, userId: string): Promise<boolean> {
  return (
    (await affectedBy(
      db,
      sql`/* revokeInvitation */
      update invitations i set revoked_at = ${MOMENT}
      where i.tenant_id = ${TENANT} and i.user_id = ${userId} and ${IS_OPEN}
      returning i.id`,
    )) > 0
  );
}

const Invited = z.object({
  id: z.string(),
  userId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isOpen: z.boolean(),
});
export type Invited = Readonly<z.output<typeof Invited>>;

/** The invited person, whether or not the invitation can still be used. */
export async function findInvited(db: TenantDb, id: string): Promise<Invited | undefined> {
  return rowOf(
    db,
    Invited,
    sql`/* findInvited */
    select i.id, i.user_id, i.email, u.first_name, u.last_name, (${IS_OPEN} and u.awaits_account) as is_open
    from invitations i join users u on u.tenant_id = i.tenant_id and u.id = i.user_id
    where i.tenant_id = ${TENANT} and i.id = ${id}`,
  );
}

/** Uses an invitation, once: of two at the same moment the second finds it used. */
export async function useInvitation(db: TenantDb, id: string, claimedBy: string | null): Promise<boolean> {
  return (
    (await affectedBy(
      db,
      sql`/* useInvitation */
      update invitations i set claimed_by = ${claimedBy},
        accepted_at = case when ${claimedBy}::uuid is null then ${MOMENT} end
      where i.tenant_id = ${TENANT} and i.id = ${id} and ${IS_OPEN}
      returning i.id`,
    )) > 0
  );
}

/** The person has an account now, whichever way they came. */
export async function closeInvitation(db: TenantDb, userId: string): Promise<void> {
  await sql`/* closeInvitation */
    update invitations set accepted_at = ${MOMENT}, claimed_by = null
    where tenant_id = ${TENANT} and user_id = ${userId} and accepted_at is null`.execute(db);
}

const Id = z.object({ id: z.string() });

/** The one worker without an account who has this address; nobody where several have it. */
export async function findAwaited(db: TenantDb, email: string): Promise<string | undefined> {
  const rows = await rowsOf(
    db,
    Id,
    sql`/* findAwaited */
    select u.id from users u join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
    where u.tenant_id = ${TENANT} and t.tenant_id = ${TENANT} and u.awaits_account
      and lower(u.contact_email) = lower(${email}) and t.restricted_until is null and t.anonymised_at is null
    limit 2`,
  );
  return rows.length === 1 ? rows[0]?.id : undefined;
}

/** People are entered one after the other: two of the office may have the same card before them. */
export async function lockEntering(db: TenantDb): Promise<void> {
  await sql`/* lockEntering */
    select pg_advisory_xact_lock(hashtextextended('gastspiel entering ' || ${TENANT}::uuid, 0))`.execute(db);
}

/** Whether a worker of the agency has this address. */
export async function isKnownAddress(db: TenantDb, email: string): Promise<boolean> {
  const row = await rowOf(
    db,
    Id,
    sql`/* isKnownAddress */
    select u.id from users u where u.tenant_id = ${TENANT} and u.role = 'TARGET_USER'
      and lower(u.contact_email) = lower(${email}) limit 1`,
  );
  return row !== undefined;
}

/** Whether the person has ever been sent an invitation. */
export async function isInvitedAlready(db: TenantDb, userId: string): Promise<boolean> {
  const row = await rowOf(
    db,
    Id,
    sql`/* isInvitedAlready */
    select id from invitations where tenant_id = ${TENANT} and user_id = ${userId}`,
  );
  return row !== undefined;
}
