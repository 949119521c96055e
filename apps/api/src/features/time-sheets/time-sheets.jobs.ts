import { z } from 'zod';
import { findToPrint, markFailed, saveFile, selectRecipients } from '#features/time-sheets/printouts.sql.ts';
import { eventTimeSheetsMail, timeSheetMail } from '#features/time-sheets/time-sheet-mail.ts';
import { timeSheetPaper } from '#features/time-sheets/time-sheet-paper.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineJob, type Job, type JobScope } from '#platform/jobs/define-job.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { enqueueMails } from '#platform/mail/enqueue-mail.ts';
import type { Press } from '#platform/pdf/press.ts';

const PRINT_TIME_SHEET = { name: 'time-sheets.print', payload: z.object({ printoutId: z.uuid() }) };
const PRINT_OF_EVENT = {
  name: 'time-sheets.print-of-event',
  payload: z.object({ printoutIds: z.array(z.uuid()).min(1) }),
};

/** Prints time sheets that were ordered together for one event, or a single one, and sends them in one mail. */
export async function enqueuePrinting(db: TenantDb, printoutIds: readonly string[]): Promise<void> {
  const [printoutId, ...others] = printoutIds;
  if (!printoutId) return;
  if (others.length === 0) await enqueue(db, PRINT_TIME_SHEET, { printoutId });
  else await enqueue(db, PRINT_OF_EVENT, { printoutIds: [printoutId, ...others] });
}

/** Prints what was frozen when it was ordered, then sends it: a mail for each recipient, asked for with the file or not at all. */
export const printTimeSheet = (press: Press): Job =>
  defineJob({ ...PRINT_TIME_SHEET, run: (scope) => printAll(press, [scope.payload.printoutId], scope) });

export const printTimeSheetsOfEvent = (press: Press): Job =>
  defineJob({ ...PRINT_OF_EVENT, run: (scope) => printAll(press, scope.payload.printoutIds, scope) });

async function printAll(
  press: Press,
  ids: readonly string[],
  { withTenant, isLastAttempt }: Pick<JobScope, 'withTenant' | 'isLastAttempt'>,
): Promise<void> {
  await print(press, withTenant, ids).catch(async (error) => {
    const gaveUpAt = isLastAttempt ? new Date() : null;
    await withTenant(async (db) => {
      for (const id of ids) await markFailed(db, id, { reason: 'NOT_PRINTED', gaveUpAt });
    });
    throw error;
  });
}

async function print(press: Press, withTenant: JobScope['withTenant'], ids: readonly string[]): Promise<void> {
  const files: { readonly id: string; readonly file: Buffer }[] = [];
  for (const id of ids) {
    const toPrint = await withTenant((db) => findToPrint(db, id));
    if (toPrint) files.push({ id, file: await press.pdf(timeSheetPaper, toPrint.data, { logo: toPrint.picture }) });
  }
  await withTenant(async (db) => {
    const printed: string[] = [];
    for (const { id, file } of files) if (await saveFile(db, id, file)) printed.push(id);
    await mail(db, printed);
  });
}

async function mail(db: TenantDb, ids: readonly string[]): Promise<void> {
  const [id, ...others] = ids;
  if (!id) return;
  // They were ordered at once for one customer, so they have the same recipients in the same order.
  for (const { position } of await selectRecipients(db, id)) {
    const cause = `${id}:${position}`;
    if (others.length === 0) await enqueueMails(db, timeSheetMail, [{ cause, payload: { printoutId: id, position } }]);
    else await enqueueMails(db, eventTimeSheetsMail, [{ cause, payload: { printoutIds: [...ids], position } }]);
  }
}
