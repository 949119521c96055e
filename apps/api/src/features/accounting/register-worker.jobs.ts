import { ACCOUNTING_PROBLEMS } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { registrationGaps, registrationRefused, somebodyElseHas } from '@gastspiel/domain/accounting/registration.ts';
import { z } from 'zod';
import { AccountingUnavailable } from '#features/accounting/accounting-http.ts';
import type { NewEmployee } from '#features/accounting/accounting-system.ts';
import { askAccounting, patienceWith } from '#features/accounting/connection.ts';
import {
  findNewPerson,
  findWaiting,
  noteRegistrationTry,
  selectCandidates,
  settleRegistration,
} from '#features/accounting/registrations.sql.ts';
import { giveAccountingId, lockWorkerForUpdate, openSecrets } from '#features/target-users/index.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { violatesUnique } from '#platform/database/database-errors.ts';
import { defineJob, type Job } from '#platform/jobs/define-job.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

export const REGISTER_WORKER = { name: 'accounting.register-worker', payload: z.object({ userId: z.uuid() }) };

const TIMEOUT_MS = 20_000;

/**
 * Registers one worker and keeps the number that was answered. The key is the worker's: an answer that was lost is given again, so
 * nobody is registered twice.
 */
export const registerWorker = (secrets: Secrets, url: string | undefined, timeoutMs = TIMEOUT_MS): Job =>
  defineJob({
    ...REGISTER_WORKER,
    share: 'outside',
    run: async ({ tenantId, payload: { userId }, withTenant, signal }) => {
      const waiting = await withTenant((db) => findWaiting(db, userId));
      if (!waiting) return;
      const settle = (failure: string) => withTenant((db) => settleRegistration(db, userId, failure, new Date()));
      const person = await withTenant((db) => personOf(db, secrets, { tenantId, userId }));
      if (!person) return settle('Inzwischen fehlen Angaben.');
      try {
        const means = { url, secrets, tenantId, withTenant, timeoutMs, signal };
        const registered = await askAccounting(means, (system, { defaultOccupation }) =>
          system.register({ ...person, occupation: defaultOccupation }, `${tenantId}:${userId}`),
        );
        if ('refusal' in registered) return settle(registrationRefused(registered.refusal));
        const { accountingId } = registered;
        await withTenant(async (db) => {
          await lockWorkerForUpdate(db, userId);
          if (await giveAccountingId(db, userId, accountingId)) {
            const source = { action: 'accounting.write', requestId: `registration ${userId}`, actor: waiting };
            await writeAudit(db, source, [
              { entityType: 'staff-member', entityId: userId, before: { accountingId: null }, after: { accountingId } },
            ]);
          }
          await settleRegistration(db, userId, null, new Date());
        }).catch((error: unknown) => {
          if (violatesUnique(error, 'target_users_by_accounting_id')) return settle(somebodyElseHas(accountingId));
          throw error;
        });
      } catch (error) {
        if (!(error instanceof AccountingUnavailable)) throw error;
        const note = (tries: number) => withTenant((db) => noteRegistrationTry(db, userId, tries));
        await settle(ACCOUNTING_PROBLEMS[await patienceWith(error, waiting.tries, note)]);
      }
    },
  });

/** As the accounting system wants to know them; nothing when something is missing after all. */
async function personOf(
  db: TenantDb,
  secrets: Secrets,
  worker: { readonly tenantId: string; readonly userId: string },
): Promise<Omit<NewEmployee, 'occupation'> | undefined> {
  const [candidate] = await selectCandidates(db, [worker.userId]);
  const found = await findNewPerson(db, worker.userId);
  const open = await openSecrets(db, secrets, worker);
  if (!candidate || registrationGaps(candidate).length > 0 || !found || !open) return undefined;
  const { street, postalCode, location, country, birthday, nationality, ...person } = found;
  return {
    ...person,
    birthday: birthday ?? '',
    nationality: nationality ?? '',
    socialSecurityNumber: open.SOCIAL_SECURITY_NUMBER ?? '',
    iban: open.IBAN,
    address: { street: street ?? '', postalCode: postalCode ?? '', location: location ?? '', country },
  };
}
