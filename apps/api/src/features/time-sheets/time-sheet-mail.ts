import { shortDayLabel, spanLabel } from '@gastspiel/domain/time/span-label.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { findInvoiceSender } from '#features/invoice-senders/index.ts';
import {
  markFailed,
  markSent,
  selectFilesToDeliver,
  selectRecipients,
  selectReplacing,
} from '#features/time-sheets/printouts.sql.ts';
import { TIME_SHEET_TEXTS as TEXTS } from '#features/time-sheets/time-sheet-texts.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { getFile } from '#platform/files/files.ts';
import { defineMail, type MailOutcome } from '#platform/mail/define-mail.ts';
import type { Letter } from '#platform/mail/letter.ts';

/** The name of a thing without whatever some file system refuses. */
export const timeSheetFileName = (description: string, startsAt: Date): string =>
  TEXTS.fileName(
    description
      .replace(/[^\p{L}\p{N}.,&()-]+/gu, ' ')
      .trim()
      .slice(0, 80),
    dayOf(startsAt),
  );

type File = Awaited<ReturnType<typeof selectFilesToDeliver>>[number];

const attachmentOf = async (db: TenantDb, file: File, number: number) => ({
  // Two positions may have the same title.
  fileName: timeSheetFileName(number > 1 ? `${file.description} (${number})` : file.description, file.startsAt),
  mediaType: 'application/pdf',
  content: await getFile(db, 'TIME_SHEET', file),
});

/** How many of the files up to this one bear its name. */
const numberOf = (files: readonly File[], file: File): number =>
  files.slice(0, files.indexOf(file) + 1).filter(({ description }) => description === file.description).length;

async function letterFor(
  { db, now }: { readonly db: TenantDb; readonly now: Date },
  ids: readonly string[],
  position: number,
): Promise<Letter | null> {
  const files = await selectFilesToDeliver(db, ids);
  const [first] = files;
  const recipient = first && (await selectRecipients(db, first.id)).find((one) => one.position === position);
  if (!recipient) return null;
  const replacing = await selectReplacing(db, ids);
  const replaced = files.filter(({ id }) => replacing.has(id)).map(({ description }) => description);
  const sender = await findInvoiceSender(db);
  const isOne = files.length === 1;
  const day = shortDayLabel(first.startsAt, now);
  return {
    to: recipient.email,
    toName: recipient.name,
    ...(sender ? { replyTo: sender.contactEmail } : {}),
    subject: isOne ? TEXTS.subject(first.description, day) : TEXTS.subjectOfEvent(first.occasion, day),
    paragraphs: [
      TEXTS.greeting,
      isOne ? TEXTS.text : TEXTS.textOfEvent(files.length),
      ...(replaced.length > 0 ? [isOne ? TEXTS.replaces : TEXTS.replacesOfEvent(replaced)] : []),
      TEXTS.thanks,
    ],
    facts: isOne
      ? [
          [TEXTS.occasion, first.description],
          [TEXTS.when, spanLabel(first.startsAt, first.endsAt)],
        ]
      : files.map(({ description, startsAt, endsAt }) => [description, spanLabel(startsAt, endsAt)]),
    attachments: await Promise.all(files.map((file) => attachmentOf(db, file, numberOf(files, file)))),
  };
}

async function settleFor(
  { db, now }: { readonly db: TenantDb; readonly now: Date },
  ids: readonly string[],
  position: number,
  outcome: MailOutcome,
): Promise<void> {
  for (const id of ids) {
    if (outcome.isSent) await markSent(db, id, position, now);
    else {
      const reason = outcome.isAddressRefused ? 'ADDRESS_REFUSED' : 'SERVER_REFUSED';
      await markFailed(db, id, { position, reason, gaveUpAt: outcome.isLast ? now : null });
    }
  }
}

/** The time sheet on its way to one of its recipients. It counts as sent when the mail server has taken it. */
export const timeSheetMail = defineMail({
  name: 'time-sheets.mail',
  payload: z.object({ printoutId: z.uuid(), position: z.int() }),
  compose: ({ payload, ...scope }) => letterFor(scope, [payload.printoutId], payload.position),
  settle: ({ payload, ...scope }, outcome) => settleFor(scope, [payload.printoutId], payload.position, outcome),
});

/** The same for the positions of an event, in one mail: whoever signs for the event has it in one hand, a sheet for each kind of work. */
export const eventTimeSheetsMail = defineMail({
  name: 'time-sheets.event-mail',
  payload: z.object({ printoutIds: z.array(z.uuid()).min(1), position: z.int() }),
  compose: ({ payload, ...scope }) => letterFor(scope, payload.printoutIds, payload.position),
  settle: async ({ payload, ...scope }, outcome) => {
    // Whatever was ordered anew or erased meanwhile was not in it.
    const files = await selectFilesToDeliver(scope.db, payload.printoutIds);
    const ids = files.map(({ id }) => id);
    return settleFor(scope, ids, payload.position, outcome);
  },
});
