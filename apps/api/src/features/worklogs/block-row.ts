import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { type PrintoutState, printoutState } from '@gastspiel/domain/time-sheets/printout-state.ts';
import {
  PRINTOUT_FAILURES,
  type PrintoutFailure,
  type PrintoutObstacle,
} from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { z } from 'zod';
import { InvoiceRecipientName } from '#features/invoice-recipients/index.ts';
import { jsonInstant } from '#platform/database/rows.ts';

export const JsonRows = z.array(
  z.object({ userId: z.string(), name: z.string(), start: jsonInstant, end: jsonInstant }),
);

/** A worklog block as lists and its page show it. */
export const BlockRow = z.object({
  /** The appointment's. */
  id: z.string(),
  version: z.int(),
  description: z.string(),
  startsAt: z.date(),
  endsAt: z.date(),
  customer: z.string(),
  venue: z.string(),
  typeDescription: z.string(),
  invoiceRecipient: InvoiceRecipientName.nullable(),
  booked: z.int(),
  hasEnded: z.boolean(),
  hasBegun: z.boolean(),
  enteredAt: z.date().nullable(),
  recordedAt: z.date().nullable(),
  recordedByName: z.string().nullable(),
  workMinutes: z.int(),
  breakMinutes: z.int(),
  travelToMinutes: z.int(),
  travelFromMinutes: z.int(),
  actualStart: z.date().nullable(),
  actualEnd: z.date().nullable(),
  didNotCome: z.int(),
  /** The live invoice that it is on. */
  invoice: z.object({ id: z.string(), number: z.string(), isSent: z.boolean() }).nullable(),
  /** The last time sheet that was sent. */
  sent: z.object({ id: z.string(), sentAt: jsonInstant, isByHand: z.boolean() }).nullable(),
  rowsDiffer: z.boolean(),
  /** The last one that was ordered, as long as it has reached nobody. */
  pending: z
    .object({
      id: z.string(),
      hasGivenUp: z.boolean(),
      failure: z.enum(keysOf(PRINTOUT_FAILURES) as [PrintoutFailure, ...PrintoutFailure[]]).nullable(),
    })
    .nullable(),
  hasSender: z.boolean(),
  hasLogo: z.boolean(),
  hasEmail: z.boolean(),
});
export type BlockRow = Readonly<z.output<typeof BlockRow>>;

export const stateOf = (row: BlockRow): PrintoutState => printoutState({ ...row, wasSent: row.sent !== null });

/** The reason why its time sheet can not be sent; the gravest first. */
export function obstacleOf(row: BlockRow): PrintoutObstacle | null {
  if (!row.invoiceRecipient) return 'NO_RECIPIENT';
  if (row.booked === 0) return 'NOBODY_BOOKED';
  if (!row.hasSender) return 'NO_SENDER';
  if (!row.hasLogo) return 'NO_LOGO';
  return row.hasEmail ? null : 'NO_EMAIL';
}
