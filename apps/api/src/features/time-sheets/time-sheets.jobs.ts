import { z } from 'zod';
import { findToPrint, markFailed, saveFile, selectRecipients } from '#features/time-sheets/printouts.sql.ts';
import { timeSheetMail } from '#features/time-sheets/time-sheet-mail.ts';
import { timeSheetPaper } from '#features/time-sheets/time-sheet-paper.ts';
import { defineJob, type Job, type JobScope } from '#platform/jobs/define-job.ts';
import { enqueueMails } from '#platform/mail/enqueue-mail.ts';
import type { Press } from '#platform/pdf/press.ts';

export const PRINT_TIME_SHEET = { name: 'time-sheets.print', payload: z.object({ printoutId: z.uuid() }) };

/** Prints what was frozen when it was ordered, then sends it: a mail for each recipient, asked for with the file or not at all. */
export const printTimeSheet = (press: Press): Job =>
  defineJob({
    ...PRINT_TIME_SHEET,
    run: async ({ payload: { printoutId: id }, withTenant, isLastAttempt }) => {
      await print(press, withTenant, id).catch(async (error) => {
        const gaveUpAt = isLastAttempt ? new Date() : null;
        await withTenant((db) => markFailed(db, id, { reason: 'NOT_PRINTED', gaveUpAt }));
        throw error;
      });
    },
  });

async function print(press: Press, withTenant: JobScope['withTenant'], id: string): Promise<void> {
  const toPrint = await withTenant((db) => findToPrint(db, id));
  if (!toPrint) return;
  const file = await press.pdf(timeSheetPaper, toPrint.data, { logo: toPrint.picture });
  await withTenant(async (db) => {
    if (!(await saveFile(db, id, file))) return;
    const recipients = await selectRecipients(db, id);
    const mails = recipients.map(({ position }) => ({
      cause: `${id}:${position}`,
      payload: { printoutId: id, position },
    }));
    await enqueueMails(db, timeSheetMail, mails);
  });
}
