import { instant } from '@gastspiel/domain/appointments/appointment-input.ts';
import { CONTACT_RULES } from '@gastspiel/domain/contact/contact-rules.ts';
import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { isEmailAddress } from '@gastspiel/domain/input/email-address.ts';
import { TIME_SHEET_FAILURES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { z } from 'zod';
import { lockAppointmentForUpdate } from '#features/appointments/index.ts';
import { insertPrintout } from '#features/time-sheets/printouts.sql.ts';
import { findBlock, keepBlock, selectRowsToday } from '#features/worklogs/index.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

const MAX_RECIPIENTS = 20;

/** A time sheet that went its way without us: today's rows count as sent, there is no file, and it is marked as entered by hand. */
export const setFakePrintoutData = mutation({
  action: 'time-sheets.enter-by-hand',
  input: z.object({
    worklogBlockId: EntityId,
    sentAt: instant,
    recipients: z.array(z.string().trim().refine(isEmailAddress, CONTACT_RULES.email)).min(1).max(MAX_RECIPIENTS),
  }),
  run: async ({ db, actor, input: { worklogBlockId: id, sentAt, recipients }, now, record }) => {
    await lockAppointmentForUpdate(db, id);
    if (!(await findBlock(db, id))) throw atField('worklogBlockId', TIME_SHEET_FAILURES.blockUnknown);
    if (sentAt > now) throw atField('sentAt', TIME_SHEET_FAILURES.sentInFuture);
    const rows = await selectRowsToday(db, id);
    if (rows.length === 0) throw atField('worklogBlockId', TIME_SHEET_FAILURES.nobodyBooked);
    await keepBlock(db, id);
    await insertPrintout(db, {
      blockId: id,
      orderedAt: now,
      orderedByName: nameOf(actor),
      rows,
      recipients: recipients.map((email) => ({ name: email, email })),
      paper: { sentAt },
    });
    record({ entityType: 'worklog-block', entityId: id, after: { printoutByHand: { sentAt, recipients } } });
    return { id };
  },
  answer: async ({ db }, { id }) => {
    const block = await findBlock(db, id);
    if (!block) throw new Failure(TIME_SHEET_FAILURES.blockUnknown);
    return block;
  },
});

const atField = (field: string, failure: FailureKind): Failure => new Failure(failure, { [field]: failure.message });
