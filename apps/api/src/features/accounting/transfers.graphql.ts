import {
  REJECTIONS,
  rejectionOf,
  TRANSFER_LINE_STATES,
  TRANSFER_OBSTACLES,
  TRANSFER_STATES,
  TRANSFER_STEPS,
  transferState,
} from '@gastspiel/domain/accounting/transfer.ts';
import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { instantOrNull, problemType } from '#features/accounting/connection.graphql.ts';
import type { TransferPeriod } from '#features/accounting/differences.sql.ts';
import {
  accountingTransfer,
  accountingTransferPreview,
  accountingTransfers,
  startAccountingTransfer,
  stopAccountingTransfer,
} from '#features/accounting/transfer-times.ts';
import {
  type DifferenceRow,
  pageOfDifferences,
  pageOfLines,
  sumUpDifferences,
  type TransferLineRow,
  type TransferRow,
  type TransferSums,
} from '#features/accounting/transfers.sql.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { serve } from '#platform/graphql/serve.ts';
import { parseInput } from '#platform/graphql/use-case.ts';

export const transfersSchema: SchemaPart = (builder) => {
  const Transfer = transferType(builder);
  builder.queryFields((t) => ({
    accountingTransferPreview: t.field({
      type: previewType(builder),
      description: 'The lines that a transfer of these days would send.',
      ...serve(builder, accountingTransferPreview, {
        from: 'YYYY-MM-DD: the first day.',
        until: 'YYYY-MM-DD: the last day, included.',
      }),
    }),
    accountingTransfers: t.field({
      type: pageType(builder, Transfer, 'AccountingTransferPage'),
      description: 'All transfers, the newest first.',
      ...serve(builder, accountingTransfers, { page: pageInput }),
    }),
    accountingTransfer: t.field({
      type: Transfer,
      description: 'A transfer with its lines.',
      ...serve(builder, accountingTransfer),
    }),
  }));
  builder.mutationFields((t) => ({
    startAccountingTransfer: t.field({
      type: Transfer,
      description: 'Sends what is new, changed or gone in these days, in the background.',
      ...serve(builder, startAccountingTransfer, {
        from: 'YYYY-MM-DD: the first day.',
        until: 'YYYY-MM-DD: the last day, included.',
      }),
    }),
    stopAccountingTransfer: t.field({
      type: Transfer,
      description: 'Leaves alone what still waits.',
      ...serve(builder, stopAccountingTransfer),
    }),
  }));
};

const rejectionType = enumOf('AccountingRejection', 'Why payroll rejected a line.', keysOf(REJECTIONS));
const stepType = enumOf('AccountingTransferStep', 'The meaning of a time to payroll.', TRANSFER_STEPS);

function previewType(builder: Builder) {
  const Step = stepType(builder);
  const Sums = builder.objectRef<TransferSums>('AccountingTransferSums').implement({
    description: 'How much there is of one step.',
    fields: (t) => ({
      step: t.expose('step', {
        type: Step,
        nullable: true,
        description: 'Which step; none for what can not be transferred.',
      }),
      lines: t.exposeInt('lines', { description: 'How many times.' }),
      minutes: t.exposeInt('minutes', { description: 'How many minutes in all, breaks off.' }),
      workers: t.exposeInt('workers', { description: 'How many people they belong to.' }),
    }),
  });
  const Difference = builder.objectRef<DifferenceRow>('AccountingDifference').implement({
    description: 'A recorded time that payroll does not have as it is.',
    fields: (t) => ({
      step: t.expose('step', { type: Step }),
      obstacle: t.expose('obstacle', {
        type: builder.enumType('AccountingTransferObstacle', {
          description: 'A reason why a time can not be transferred.',
          values: TRANSFER_OBSTACLES,
        }),
        nullable: true,
        description: 'Why it can not go.',
      }),
      targetUserId: t.exposeID('targetUserId'),
      worklogBlockId: t.exposeID('worklogBlockId', { description: 'Where it was recorded.' }),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      description: t.exposeString('description', { description: 'The appointment’s description.' }),
      isTravel: t.exposeBoolean('isTravel', { description: 'Time on the way instead of work.' }),
      ordinal: t.exposeInt('ordinal', { description: 'Its number among times of its kind there.' }),
      day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
      minutes: t.exposeInt('minutes', { nullable: true, description: 'As recorded; none where it is gone.' }),
      minutesBefore: t.exposeInt('minutesBefore', { nullable: true, description: 'As payroll has it, if it has.' }),
      costCenter: t.exposeString('costCenter', { nullable: true, description: 'The number of the cost centre.' }),
      lastRejection: t.field({
        type: rejectionType(builder),
        nullable: true,
        description: 'Why payroll did not take it the last time.',
        resolve: ({ rejection }) => (rejection === null ? null : rejectionOf(rejection)),
      }),
      exitDate: t.exposeString('exitDate', {
        nullable: true,
        description: 'YYYY-MM-DD: when they left, as payroll says.',
      }),
    }),
  });
  return builder.objectRef<TransferPeriod>('AccountingTransferPreview').implement({
    description: 'The content of a transfer, before it is sent.',
    fields: (t) => ({
      sums: t.field({
        type: [Sums],
        extensions: { entries: TRANSFER_STEPS.length + 1, statements: 1 },
        resolve: async (period, _args, { reads }) => sumUpDifferences(await reads.db(), period),
      }),
      differences: t.field({
        type: pageType(builder, Difference, 'AccountingDifferencePage'),
        description: 'The differences of one step; without a step, those that can not go.',
        args: {
          step: t.arg({ type: Step, required: false, description: 'Which step.' }),
          page: t.arg({ type: pageInput(builder), required: false, description: 'Which page.' }),
        },
        resolve: async (period, { step, page }, { reads }) =>
          pageOfDifferences(await reads.db(), period, step ?? null, parseInput(PageInput, page)),
      }),
    }),
  });
}

function transferType(builder: Builder) {
  const Step = stepType(builder);
  const Line = builder.objectRef<TransferLineRow>('AccountingTransferLine').implement({
    description: 'The outcome of one time in a transfer.',
    fields: (t) => ({
      position: t.exposeInt('position'),
      step: t.expose('step', { type: Step }),
      state: t.expose('state', {
        type: builder.enumType('AccountingTransferLineState', {
          description: 'How far a line is; SENT in a transfer that has ended was never answered.',
          values: TRANSFER_LINE_STATES,
        }),
      }),
      rejection: t.field({
        type: rejectionType(builder),
        nullable: true,
        resolve: ({ code }) => (code === null ? null : rejectionOf(code)),
      }),
      targetUserId: t.exposeID('targetUserId'),
      worklogBlockId: t.exposeID('worklogBlockId', { description: 'Where it was recorded.' }),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      description: t.exposeString('description', { description: 'The appointment’s description.' }),
      isTravel: t.exposeBoolean('isTravel', { description: 'Time on the way instead of work.' }),
      day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
      minutes: t.exposeInt('minutes', { nullable: true, description: 'As it was sent; none where it was taken back.' }),
      minutesBefore: t.exposeInt('minutesBefore', { nullable: true, description: 'As payroll had it, if it had.' }),
    }),
  });
  return builder.objectRef<TransferRow>('AccountingTransfer').implement({
    description: 'Recorded times of a period, sent to payroll.',
    fields: (t) => ({
      id: t.exposeID('id'),
      from: t.exposeString('from', { description: 'YYYY-MM-DD: the first day.' }),
      until: t.exposeString('until', { description: 'YYYY-MM-DD: the last day.' }),
      state: t.field({
        type: builder.enumType('AccountingTransferState', {
          description: 'How far a transfer is.',
          values: TRANSFER_STATES,
        }),
        resolve: (row) => transferState({ ...row, hasEnded: row.endedAt !== null, wasStopped: row.stoppedAt !== null }),
      }),
      orderedAt: t.string({ description: 'ISO 8601.', resolve: ({ orderedAt }) => toOffsetString(orderedAt) }),
      orderedByName: t.exposeString('orderedByName'),
      endedAt: t.string({ nullable: true, description: 'ISO 8601.', resolve: ({ endedAt }) => instantOrNull(endedAt) }),
      failure: t.expose('failure', { type: problemType(builder), nullable: true, description: 'Why it ended early.' }),
      problem: t.expose('problem', { type: problemType(builder), nullable: true, description: 'Why it waits.' }),
      waitsUntil: t.string({
        nullable: true,
        description: 'ISO 8601: until when it waits.',
        resolve: ({ waitsUntil }) => instantOrNull(waitsUntil),
      }),
      count: t.exposeInt('count'),
      waitingCount: t.exposeInt('waitingCount'),
      sentCount: t.exposeInt('sentCount', { description: 'Sent and not answered.' }),
      acceptedCount: t.exposeInt('acceptedCount'),
      rejectedCount: t.exposeInt('rejectedCount'),
      lines: t.field({
        type: pageType(builder, Line, 'AccountingTransferLinePage'),
        description: 'Those that were not taken first.',
        args: { page: t.arg({ type: pageInput(builder), required: false, description: 'Which page.' }) },
        resolve: async ({ id }, { page }, { reads }) => pageOfLines(await reads.db(), id, parseInput(PageInput, page)),
      }),
    }),
  });
}
