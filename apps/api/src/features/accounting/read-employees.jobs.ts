import { setTimeout as delay } from 'node:timers/promises';
import {
  plainSocialSecurityNumber,
  socialSecurityNumberEnd,
} from '@gastspiel/domain/target-users/social-security-number.ts';
import { z } from 'zod';
import { AccountingUnavailable } from '#features/accounting/accounting-http.ts';
import type { AccountingEmployee, AccountingSystem } from '#features/accounting/accounting-system.ts';
import { askAccounting, patienceWith } from '#features/accounting/connection.ts';
import {
  addPage,
  beginReading,
  findReading,
  finishReading,
  hasEmployees,
  type KeptEmployee,
  noteReadingTry,
} from '#features/accounting/readings.sql.ts';
import { fingerprintOf } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineJob, type Job } from '#platform/jobs/define-job.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

export const READ_EMPLOYEES = { name: 'accounting.read-employees', payload: z.object({ readingId: z.uuid() }) };

const PAGE = 200;
const TIMEOUT_MS = 20_000;
/** A list that changes all the time is read so often. */
const BEGINNINGS = 5;
/** Waited for within the reading: beginning anew would only ask more. */
const LONGEST_PAUSE_MS = 30_000;

/** Reads all employees, page by page, so that no list is ever held whole. */
export const readEmployees = (secrets: Secrets, url: string | undefined, timeoutMs = TIMEOUT_MS): Job =>
  defineJob({
    ...READ_EMPLOYEES,
    share: 'outside',
    run: async ({ tenantId, payload: { readingId }, withTenant, signal }) => {
      const reading = await withTenant((db) => findReading(db, readingId));
      if (reading?.state !== 'READING') return;
      const means = { url, secrets, tenantId, withTenant, timeoutMs, signal };
      const keep = (employee: AccountingEmployee) => kept(employee, secrets, tenantId);
      try {
        await askAccounting(means, (system) => readAll(system, { readingId, withTenant, signal, keep }));
        await withTenant((db) => finishReading(db, readingId, null, new Date()));
      } catch (error) {
        if (!(error instanceof AccountingUnavailable)) throw error;
        const note = (tries: number) => withTenant((db) => noteReadingTry(db, readingId, tries));
        const problem = await patienceWith(error, reading.tries, note);
        await withTenant((db) => finishReading(db, readingId, problem, new Date()));
      }
    },
  });

interface Course {
  readonly readingId: string;
  readonly withTenant: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
  readonly signal: AbortSignal;
  readonly keep: (employee: AccountingEmployee) => KeptEmployee;
}

/**
 * Somebody who is moved from one page to another while it is read would be missed: then it begins anew.
 * An empty list is a mistake where somebody was known, and the truth where an agency only begins.
 */
async function readAll(system: AccountingSystem, course: Course): Promise<void> {
  for (let beginning = 0; beginning < BEGINNINGS; beginning += 1) {
    await course.withTenant((db) => beginReading(db, course.readingId));
    const count = await readOnce(system, course);
    if (count === 0 && (await course.withTenant(hasEmployees))) throw new AccountingUnavailable('NOBODY');
    if (count !== undefined) return;
  }
  throw new AccountingUnavailable('LIST_CHANGED');
}

/** How many there are; nothing when the list has changed meanwhile. */
async function readOnce(system: AccountingSystem, { readingId, withTenant, signal, keep }: Course) {
  let seen: string | undefined;
  for (let page = 0, read = 0; ; page += 1) {
    const { items, total, revision } = await patiently(() => system.employees(page, PAGE), signal);
    seen ??= revision;
    if (revision !== seen) return undefined;
    const employees = items.map(keep);
    await withTenant((db) => addPage(db, readingId, { employees, total }));
    read += items.length;
    if (items.length === 0 || read >= total) return read;
  }
}

/** A system that is busy says for how long. */
async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const wait =
      error instanceof AccountingUnavailable && error.retryAt ? error.retryAt.getTime() - Date.now() : undefined;
    if (wait === undefined || wait > LONGEST_PAUSE_MS) throw error;
    await delay(Math.max(wait, 0), undefined, { signal });
    return ask();
  }
}

const kept = (
  { socialSecurityNumber: number, ...employee }: AccountingEmployee,
  secrets: Secrets,
  tenantId: string,
): KeptEmployee => ({
  ...employee,
  numberHash: number === null ? null : fingerprintOf(secrets, tenantId, number).toString('hex'),
  numberEnd: number === null ? null : socialSecurityNumberEnd(plainSocialSecurityNumber(number)),
});
