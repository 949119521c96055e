import { shortDayLabel, spanLabel } from '@gastspiel/domain/time/span-label.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { findInvoiceSender } from '#features/invoice-senders/index.ts';
import {
  findFile,
  isSuperseded,
  markFailed,
  markSent,
  selectRecipients,
  wasSentBefore,
} from '#features/time-sheets/printouts.sql.ts';
import { TIME_SHEET_TEXTS as TEXTS } from '#features/time-sheets/time-sheet-texts.ts';
import { defineMail } from '#platform/mail/define-mail.ts';

/** Of the name of a thing, what every file system takes. */
export const timeSheetFileName = (description: string, startsAt: Date): string =>
  TEXTS.fileName(
    description
      .replace(/[^\p{L}\p{N} .,&()-]+/gu, ' ')
      .trim()
      .slice(0, 80),
    dayOf(startsAt),
  );

/** The time sheet on its way to one of its recipients. It counts as sent when the mail server has taken it. */
export const timeSheetMail = defineMail({
  name: 'time-sheets.mail',
  payload: z.object({ printoutId: z.uuid(), position: z.int() }),
  compose: async ({ db, payload: { printoutId, position }, now }) => {
    const found = await findFile(db, printoutId);
    const recipient = (await selectRecipients(db, printoutId)).find((one) => one.position === position);
    if (!found || !recipient || (await isSuperseded(db, printoutId))) return null;
    const { description, startsAt, endsAt, file } = found;
    const replaces = await wasSentBefore(db, printoutId);
    const sender = await findInvoiceSender(db);
    return {
      to: recipient.email,
      toName: recipient.name,
      ...(sender ? { replyTo: sender.contactEmail } : {}),
      subject: TEXTS.subject(description, shortDayLabel(startsAt, now)),
      paragraphs: [TEXTS.greeting, TEXTS.text, ...(replaces ? [TEXTS.replaces] : []), TEXTS.thanks],
      facts: [
        [TEXTS.occasion, description],
        [TEXTS.when, spanLabel(startsAt, endsAt)],
      ],
      attachments: [
        { fileName: timeSheetFileName(description, startsAt), mediaType: 'application/pdf', content: file },
      ],
    };
  },
  settle: async ({ db, payload: { printoutId, position }, now }, outcome) => {
    if (outcome.isSent) return markSent(db, printoutId, position, now);
    const reason = outcome.isAddressRefused ? 'ADDRESS_REFUSED' : 'SERVER_REFUSED';
    return markFailed(db, printoutId, { position, reason, gaveUpAt: outcome.isLast ? now : null });
  },
});
