import { scopesOf } from '@gastspiel/domain/permissions/decide.ts';
import { z } from 'zod';
import { findAccess, isKnown } from '#features/users/users.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { IdentityAdmin } from '#platform/identity/identity-admin.ts';
import { defineJob, JobFailedForGood } from '#platform/jobs/define-job.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';

const UNKNOWN_PERSON =
  'the identity provider does not know this person (404): their account was deleted there, or OIDC_ADMIN_URL is wrong';
const SYNC_ACCESS = { name: 'users.sync-access', payload: z.object({ userId: z.uuid() }) };

/**
 * Tells the identity provider what a person's tokens may carry. Two of them may run at once, and the one that read first may be heard
 * last: so each looks again after it was heard, and tells anew what has changed meanwhile.
 */
export const syncAccess = (issuer: string, admin: IdentityAdmin | undefined) =>
  defineJob({
    ...SYNC_ACCESS,
    share: 'outside',
    run: async ({ payload, withTenant }) => {
      let last: string | undefined;
      for (;;) {
        const access = await withTenant((db) => findAccess(db, issuer, payload.userId));
        if (!access?.subject || !admin) return;
        const scopes = scopesOf(access.role, access.state);
        if (scopes.join() === last) return;
        const told = await admin.setScopes(access.subject, scopes);
        // Who is unknown there gets no tokens at all, which is right for those who may do nothing.
        if (told === 'UNKNOWN_PERSON' && scopes.length > 0) throw new JobFailedForGood(UNKNOWN_PERSON);
        last = scopes.join();
      }
    },
  });

/** To be called in the transaction that creates a person or changes their role or state. */
export const enqueueSyncAccess = (db: TenantDb, userId: string): Promise<void> =>
  enqueue(db, SYNC_ACCESS, { userId }, { key: `${SYNC_ACCESS.name}:${userId}` });

const REVOKE_ACCESS = { name: 'users.revoke-access', payload: z.object({ subject: z.string() }) };

/** Somebody has left: their tokens carry nothing any more, unless they belong to an agency again by now. */
export const revokeAccess = (issuer: string, admin: IdentityAdmin | undefined) =>
  defineJob({
    ...REVOKE_ACCESS,
    share: 'outside',
    run: async ({ payload: { subject }, withTenant }) => {
      if (!admin || (await withTenant((db) => isKnown(db, issuer, subject)))) return;
      await admin.setScopes(subject, []);
    },
  });

export const enqueueRevokeAccess = (db: TenantDb, subject: string): Promise<void> =>
  enqueue(db, REVOKE_ACCESS, { subject }, { key: `${REVOKE_ACCESS.name}:${subject}` });
