import { euroLabel } from '@gastspiel/domain/money/money-label.ts';
import { paperDay } from '@gastspiel/domain/time/paper-day.ts';
import { z } from 'zod';
import { INVOICE_MAIL_TEXTS, invoiceFileName } from '#features/invoices/invoice-mail-texts.ts';
import { findToMail, markMailed, markNotMailed } from '#features/invoices/sendings.sql.ts';
import { defineMail } from '#platform/mail/define-mail.ts';

/** An invoice on its way to one address: always the bytes that were frozen. */
export const invoiceMail = defineMail({
  name: 'invoices.mail',
  payload: z.object({ sendingId: z.uuid(), position: z.int() }),
  compose: async ({ db, payload: { sendingId, position } }) => {
    const found = await findToMail(db, sendingId, position);
    if (!found) return null;
    const { file, ebInterface, language, number, isCancellation, gross, dueDate } = found;
    const texts = INVOICE_MAIL_TEXTS[language];
    const due = paperDay(dueDate, language);
    const name = invoiceFileName(language, number, isCancellation);
    return {
      to: found.email,
      toName: found.name,
      replyTo: found.replyTo,
      language,
      subject: `${isCancellation ? texts.cancellationKind : texts.kind} ${number} – ${found.senderName}`,
      paragraphs: [texts.greeting, isCancellation ? texts.cancellationText : texts.text(due), texts.thanks],
      facts: [
        [texts.number, number],
        [texts.recipient, found.recipientName],
        [texts.amount, euroLabel(gross, language)],
        ...(isCancellation ? [] : [[texts.due, due] as const]),
      ],
      attachments: [
        { fileName: `${name}.pdf`, mediaType: 'application/pdf', content: file },
        ...(ebInterface ? [{ fileName: `${name}.xml`, mediaType: 'application/xml', content: ebInterface }] : []),
      ],
    };
  },
  settle: async ({ db, payload: { sendingId, position }, now }, outcome) => {
    if (outcome.isSent) return markMailed(db, sendingId, position, now);
    const failure = outcome.isAddressRefused ? 'ADDRESS_REFUSED' : 'SERVER_REFUSED';
    return markNotMailed(db, sendingId, position, { failure, gaveUpAt: outcome.isLast ? now : null });
  },
});
