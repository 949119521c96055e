import { viesNumberOf, wasAnsweredToday } from '@gastspiel/domain/vat-numbers/vat-check.ts';
import { z } from 'zod';
import { findInvoiceSender } from '#features/invoice-senders/index.ts';
import { askInTurn } from '#features/vat-numbers/check-vat-number.ts';
import { findLastVatCheck, findVatCheckWish, saveVatCheckWish } from '#features/vat-numbers/vat-checks.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineJob, JobPutOff } from '#platform/jobs/define-job.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';

/** Member states take up to sixteen seconds. */
const TIMEOUT_MS = 25_000;
const NEXT_TURN_MS = 5000;

const NAMED = { name: 'vat-numbers.check', payload: z.object({ vatNumber: z.string() }) } as const;

/** The same number asked for twice is asked once; one that waits for its next attempt begins anew. */
async function wishVatCheck(db: TenantDb, vatNumber: string, now: Date): Promise<void> {
  await saveVatCheckWish(db, vatNumber, now);
  await enqueue(db, NAMED, { vatNumber }, { key: `vat-numbers.check:${vatNumber}` });
}

/** Somebody asks by hand. False for what nobody can be asked about. */
export async function checkVatNumberAgain(db: TenantDb, vatNumber: string, now: Date): Promise<boolean> {
  if (!viesNumberOf(vatNumber)) return false;
  await wishVatCheck(db, vatNumber, now);
  return true;
}

/** A number is new somewhere: it is asked for, unless the register has answered today. */
export async function checkNewVatNumber(db: TenantDb, vatNumber: string, now: Date): Promise<void> {
  if (!viesNumberOf(vatNumber) || wasAnsweredToday(await findLastVatCheck(db, vatNumber), now)) return;
  await wishVatCheck(db, vatNumber, now);
}

/**
 * Asks the register, one question for a member state at a time. Each attempt is kept, so that the office reads at once why there is no
 * answer; the last one without fails nobody: whoever needs the number sees that it was not checked.
 */
export const checkVatNumber = (url: string) =>
  defineJob({
    ...NAMED,
    share: 'outside',
    run: async ({ payload: { vatNumber }, withTenant, signal, isLastAttempt }) => {
      const { isAnswered, requester } = await withTenant(async (db) => {
        const [last, wishedAt] = [await findLastVatCheck(db, vatNumber), await findVatCheckWish(db, vatNumber)];
        return {
          isAnswered: last && last.outcome !== 'NOT_CHECKED' && wishedAt && last.checkedAt >= wishedAt,
          requester: (await findInvoiceSender(db))?.vatNumber ?? null,
        };
      });
      if (isAnswered) return;
      const kept = await askInTurn({ vatNumber, requester }, { url, withTenant, signal }, TIMEOUT_MS);
      if (!kept) throw new JobPutOff('the member state is being asked', new Date(Date.now() + NEXT_TURN_MS));
      if (kept.isWorthAsking && !isLastAttempt) throw new Error(`VIES has no answer: ${kept.check.reason}`);
    },
  });
