import { isPassing, waitAfter } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { rejectionOf } from '@gastspiel/domain/accounting/transfer.ts';
import { z } from 'zod';
import { AccountingUnavailable } from '#features/accounting/accounting-http.ts';
import type { AccountingSystem } from '#features/accounting/accounting-system.ts';
import { askAccounting } from '#features/accounting/connection.ts';
import {
  noteWaiting,
  type OpenLine,
  type Settled,
  settleLines,
  takeOpenLines,
} from '#features/accounting/sending.sql.ts';
import { endTransfer, findTransfer, type TransferRow } from '#features/accounting/transfers.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineJob, type Job, JobPutOff } from '#platform/jobs/define-job.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

export const TRANSFER_TIMES = { name: 'accounting.transfer-times', payload: z.object({ transferId: z.uuid() }) };

/** As many as the system takes at once. */
const BATCH = 100;
const TIMEOUT_MS = 20_000;

type WithTenant = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

/**
 * Sends what a transfer has left, batch by batch. Each line is marked before it goes and settled by what is answered; one that was not
 * answered goes again with the same key, so a lost answer, a crash or a second worker never doubles it.
 */
export const transferTimes = (secrets: Secrets, url: string | undefined, timeoutMs = TIMEOUT_MS): Job =>
  defineJob({
    ...TRANSFER_TIMES,
    share: 'outside',
    run: async ({ tenantId, payload: { transferId }, withTenant, signal }) => {
      const transfer = await withTenant((db) => findTransfer(db, transferId));
      if (!transfer || transfer.endedAt) return;
      try {
        const means = { url, secrets, tenantId, withTenant, timeoutMs, signal };
        await askAccounting(means, (system) => sendAll(system, transfer, withTenant));
        await withTenant((db) => endTransfer(db, transferId, null, new Date()));
      } catch (error) {
        if (!(error instanceof AccountingUnavailable)) throw error;
        await waitOrEnd(error, transferId, withTenant);
      }
    },
  });

async function sendAll(system: AccountingSystem, transfer: TransferRow, withTenant: WithTenant): Promise<void> {
  // Before anything is marked as sent: with wrong credentials nothing is.
  await system.check();
  for (;;) {
    const lines = await withTenant((db) => takeOpenLines(db, transfer.id, BATCH));
    if (lines.length === 0) return;
    const settle = (settled: readonly Settled[]) =>
      withTenant((db) => settleLines(db, transfer.id, settled, new Date()));
    const kept = lines.filter(({ content }) => content !== null);
    if (kept.length > 0) await settle(await sendBatch(system, transfer, kept));
    for (const { position, lineId, version, content } of lines) {
      if (content !== null) continue;
      const refusal = await system.deleteTime(lineId, version);
      await settle([{ position, rejection: refusal === undefined ? null : rejectionOf(refusal) }]);
    }
  }
}

async function sendBatch(
  system: AccountingSystem,
  { from, until }: TransferRow,
  lines: readonly OpenLine[],
): Promise<readonly Settled[]> {
  // A time that was moved out of the period goes with it: the day that it comes from lies in it.
  const days = [from, until, ...lines.map(({ content }) => String(content?.['date']))].toSorted();
  const results = await system.sendTimes(
    { from: days[0] ?? from, to: days.at(-1) ?? until },
    lines.map(({ lineId, version, isCorrection, content, reference }) => ({
      externalId: lineId,
      version,
      isCorrection,
      ...content,
      reference,
    })),
  );
  const keyOf = (id: string, version: number) => `${id}:${version}`;
  const answered = new Map(results.map((result) => [keyOf(result.externalId, result.version), result]));
  return lines.map(({ position, lineId, version }) => {
    const result = answered.get(keyOf(lineId, version));
    // Nothing said of a line is no answer: it stays as it is, and all of them go again.
    if (!result) throw new AccountingUnavailable('UNREADABLE');
    return { position, rejection: result.outcome === 'ACCEPTED' ? null : rejectionOf(result.code) };
  });
}

/** As long as the system itself names a time, nobody loses patience; the transfer can be stopped meanwhile. */
async function waitOrEnd({ problem, retryAt, message }: AccountingUnavailable, id: string, withTenant: WithTenant) {
  const now = Date.now();
  const until = await withTenant(async (db) => {
    const transfer = await findTransfer(db, id);
    if (!transfer || transfer.endedAt) return undefined;
    const tries = retryAt ? transfer.tries : transfer.tries + 1;
    const seconds = isPassing(problem) ? waitAfter(tries) : undefined;
    const next = retryAt ?? (seconds === undefined ? undefined : new Date(now + seconds * 1000));
    await (next ? noteWaiting(db, id, { problem, until: next, tries }) : endTransfer(db, id, problem, new Date()));
    return next;
  });
  if (until) throw new JobPutOff(message, new Date(Math.max(until.getTime(), now + 1000)));
}
