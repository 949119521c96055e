import { PAYROLL_STATES } from '@gastspiel/domain/accounting/transfer.ts';
import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import type { Period } from '@gastspiel/domain/time/period.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import type { printoutChanges } from '@gastspiel/domain/time-sheets/printout-changes.ts';
import { PRINTOUT_STATES } from '@gastspiel/domain/time-sheets/printout-state.ts';
import { PRINTOUT_FAILURES, PRINTOUT_OBSTACLES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { payrollStateOf } from '#features/accounting/index.ts';
import { recipientNameType } from '#features/invoice-recipients/index.ts';
import { type BlockRow, obstacleOf, stateOf } from '#features/worklogs/block-row.ts';
import { changesSinceSent } from '#features/worklogs/changes-since-sent.ts';
import { selectHistory } from '#platform/audit/history.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { historyType } from '#platform/graphql/history-type.ts';
import { enumOf, oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { pageInput } from '#platform/graphql/page-type.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { parseInput } from '#platform/graphql/use-case.ts';
import { viewerMay } from '#platform/graphql/viewer-may.ts';

const instantOrNull = (instant: Date | null): string | null => instant && toOffsetString(instant);

/** All hours of an appointment, and the time sheet for them. */
export const blockType = oncePerSchema((builder) => {
  const { Appointment, Invoice, Printout, Changes } = partTypes(builder);
  return builder.objectRef<BlockRow>('WorklogBlock').implement({
    description: 'The hours of an appointment, one to one.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'That of the appointment.' }),
      version: t.exposeInt('version', { description: 'To be sent back when recording.' }),
      printoutRecipientName: t.string({
        nullable: true,
        description: 'Who gets the time sheet.',
        resolve: ({ invoiceRecipient }) => invoiceRecipient?.name ?? null,
      }),
      appointment: t.field({ type: Appointment, resolve: (row) => row }),
      invoiceRecipient: t.field({
        type: recipientNameType(builder),
        nullable: true,
        resolve: ({ invoiceRecipient }) => invoiceRecipient,
      }),
      bookedTargetUsers: t.exposeInt('booked'),
      hasBegun: t.exposeBoolean('hasBegun', { description: 'Whether hours can be recorded.' }),
      hasEnded: t.exposeBoolean('hasEnded'),
      worklogsEnteredAt: t.string({
        nullable: true,
        description: 'When hours were recorded for the first time.',
        resolve: ({ enteredAt }) => instantOrNull(enteredAt),
      }),
      worklogRecordedAt: t.string({
        nullable: true,
        description: 'When they were recorded last; none while somebody’s are missing.',
        resolve: ({ recordedAt }) => instantOrNull(recordedAt),
      }),
      payrollState: t.field({
        type: builder.enumType('PayrollState', {
          description: 'Whether payroll has the hours of a block.',
          values: PAYROLL_STATES,
        }),
        nullable: true,
        description: 'For whoever may transfer hours: whether payroll has them, and still as they are.',
        // One for all blocks of a page.
        extensions: { statements: 0 },
        resolve: async ({ id }, _args, context) =>
          (await viewerMay(context, 'accounting-transfers.read')) ? payrollStateOf(context.reads, id) : null,
      }),
      recordedByName: t.exposeString('recordedByName', { nullable: true }),
      workMinutes: t.exposeInt('workMinutes', { description: 'Worked by all together, breaks off.' }),
      breakMinutes: t.exposeInt('breakMinutes', { description: 'The breaks of all.' }),
      travelToMinutes: t.exposeInt('travelToMinutes', { description: 'The ways there of all.' }),
      travelFromMinutes: t.exposeInt('travelFromMinutes', { description: 'The ways back of all.' }),
      actualStartDateTime: t.string({
        nullable: true,
        description: 'When the first began to work.',
        resolve: ({ actualStart }) => instantOrNull(actualStart),
      }),
      actualEndDateTime: t.string({
        nullable: true,
        description: 'When the last was done.',
        resolve: ({ actualEnd }) => instantOrNull(actualEnd),
      }),
      didNotComeCount: t.exposeInt('didNotCome'),
      invoice: t.field({
        type: Invoice,
        nullable: true,
        description: 'The invoice that its hours are on.',
        resolve: ({ invoice }) => invoice,
      }),
      printout: t.field({
        type: Printout,
        nullable: true,
        description: 'The last time sheet that was sent.',
        resolve: (row) => (row.sent ? row : null),
      }),
      printoutState: t.field({
        type: builder.enumType('PrintoutState', {
          description: 'How far the time sheet is.',
          values: PRINTOUT_STATES,
        }),
        description: 'How far the time sheet is.',
        resolve: stateOf,
      }),
      printoutFailure: t.field({
        type: printoutFailureType(builder),
        nullable: true,
        description: 'Why the time sheet that is being sent has reached nobody yet.',
        resolve: ({ pending }) => pending?.failure ?? null,
      }),
      printoutObstacle: t.field({
        type: builder.enumType('PrintoutObstacle', {
          description: 'A reason why a time sheet can not be sent.',
          values: keysOf(PRINTOUT_OBSTACLES),
        }),
        nullable: true,
        description: 'The reason why the time sheet can not be sent.',
        resolve: obstacleOf,
      }),
      changesSinceSent: t.field({
        type: Changes,
        nullable: true,
        description: 'The differences between today and the sent paper; null when there are none.',
        // One for all blocks of a page.
        extensions: { statements: 0 },
        resolve: (block, _args, { reads }) => changesSinceSent(reads, block),
      }),
      history: t.field({
        type: historyType(builder),
        description: 'The history of the block, newest first.',
        args: { page: t.arg({ type: pageInput(builder), required: false, description: 'The first when left out.' }) },
        resolve: async ({ id }, { page }, { reads }) =>
          selectHistory(await reads.db(), [{ type: 'worklog-block', id }], parseInput(PageInput, page)),
      }),
      viewerCanSend: t.boolean({
        description: 'Whether the viewer may send the time sheet.',
        extensions: { statements: 0 },
        resolve: (_row, _args, context) => viewerMay(context, 'time-sheets.send'),
      }),
      viewerCanRecord: t.boolean({
        description: 'Whether the viewer may record hours: not once they are on an invoice that was sent.',
        extensions: { statements: 0 },
        resolve: async ({ invoice }, _args, context) =>
          !invoice?.isSent && (await viewerMay(context, 'worklogs.record')),
      }),
    }),
  });
});

export const printoutFailureType = enumOf(
  'PrintoutFailure',
  'Why a time sheet did not reach somebody.',
  keysOf(PRINTOUT_FAILURES),
);

export const printoutRowType = oncePerSchema((builder) =>
  builder.objectRef<Period & { userId: string; name: string }>('PrintoutRow').implement({
    description: 'A line of a time sheet.',
    fields: (t) => ({
      worklogUserId: t.exposeID('userId'),
      worklogUserName: t.exposeString('name', { description: 'The name on the paper.' }),
      startDateTime: t.string({ description: 'Planned, ISO 8601.', resolve: ({ start }) => toOffsetString(start) }),
      endDateTime: t.string({ description: 'Planned, ISO 8601.', resolve: ({ end }) => toOffsetString(end) }),
    }),
  }),
);

function partTypes(builder: Builder) {
  const Appointment = builder.objectRef<BlockRow>('WorklogBlockAppointment').implement({
    description: 'The appointment of a block, in few words.',
    fields: (t) => ({
      id: t.exposeID('id'),
      description: t.exposeString('description'),
      startDateTime: t.string({ description: 'ISO 8601.', resolve: ({ startsAt }) => toOffsetString(startsAt) }),
      endDateTime: t.string({ description: 'ISO 8601.', resolve: ({ endsAt }) => toOffsetString(endsAt) }),
      typeDescription: t.exposeString('typeDescription'),
      customer: t.exposeString('customer'),
      venue: t.exposeString('venue'),
    }),
  });
  const Invoice = builder.objectRef<NonNullable<BlockRow['invoice']>>('WorklogBlockInvoice').implement({
    description: 'The invoice of a block, in few words.',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      isSent: t.exposeBoolean('isSent', { description: 'Whether it locks the hours.' }),
    }),
  });
  const Printout = builder.objectRef<BlockRow>('SentPrintout').implement({
    description: 'A time sheet that was sent.',
    fields: (t) => ({
      id: t.id({ resolve: ({ sent }) => sent?.id ?? '' }),
      sentAt: t.string({ resolve: ({ sent }) => (sent ? toOffsetString(sent.sentAt) : '') }),
      isByHand: t.boolean({
        description: 'Whether it was entered after the fact.',
        resolve: ({ sent }) => sent?.isByHand ?? false,
      }),
      includedRowsMatchSentRows: t.boolean({
        description: 'Whether those who were booked then are booked now, at the same times.',
        resolve: ({ rowsDiffer }) => !rowsDiffer,
      }),
    }),
  });
  const Moved = builder.objectRef<ReturnType<typeof printoutChanges>['moved'][number]>('MovedRow').implement({
    description: 'Somebody whose time has moved.',
    fields: (t) => ({
      name: t.exposeString('name'),
      startBefore: t.string({ description: 'ISO 8601.', resolve: ({ before }) => toOffsetString(before.start) }),
      endBefore: t.string({ description: 'ISO 8601.', resolve: ({ before }) => toOffsetString(before.end) }),
      startAfter: t.string({ description: 'ISO 8601.', resolve: ({ after }) => toOffsetString(after.start) }),
      endAfter: t.string({ description: 'ISO 8601.', resolve: ({ after }) => toOffsetString(after.end) }),
    }),
  });
  const Changes = builder.objectRef<ReturnType<typeof printoutChanges>>('PrintoutChanges').implement({
    description: 'The differences between today and the sent paper.',
    fields: (t) => ({
      came: t.stringList({ resolve: ({ came }) => [...came] }),
      went: t.stringList({ resolve: ({ went }) => [...went] }),
      moved: t.field({
        type: [Moved],
        extensions: { entries: 3 },
        resolve: ({ moved }) => [...moved],
      }),
    }),
  });
  return { Appointment, Invoice, Printout, Changes };
}
