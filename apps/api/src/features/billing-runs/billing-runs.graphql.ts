import { BILLING_GAPS, BILLING_HINTS } from '@gastspiel/domain/billing-runs/billing-proposal.ts';
import { BILLING_ITEM_STATES, BILLING_RUN_KINDS } from '@gastspiel/domain/billing-runs/billing-run.ts';
import { invoiceState } from '@gastspiel/domain/invoices/invoice-state.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { type ItemRow, type RunRow, selectItems } from '#features/billing-runs/billing-runs.sql.ts';
import { findBillingRun, listBillingRuns } from '#features/billing-runs/find-runs.ts';
import {
  listUnassigned,
  type ProposedInvoice,
  proposeInvoices,
  type SeenBlock,
} from '#features/billing-runs/propose-invoices.ts';
import { startBillingRun, startSendingRun, stopBillingRun } from '#features/billing-runs/start-run.ts';
import { invoiceStateType, taxTreatmentType, type UnassignedBlock } from '#features/invoices/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { moneyInput, moneyType } from '#platform/graphql/money-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const billingRunsSchema: SchemaPart = (builder) => {
  const Run = runType(builder);
  builder.queryFields((t) => ({
    billingProposals: t.field({
      type: [proposalType(builder)],
      description: 'The invoices that a billing run would make, by customer number.',
      ...serve(builder, proposeInvoices, {
        until: 'YYYY-MM-DD: the last day of work, included.',
        invoiceRecipientIds: 'All recipients when left out.',
        proposesSurcharges: 'Whether nights, Sundays and holidays count.',
      }),
    }),
    unassignedWorklogBlocks: t.field({
      type: [unassignedType(builder)],
      description: 'Recorded hours up to a day that nobody can be billed for: their appointments have no recipient.',
      ...serve(builder, listUnassigned, { until: 'YYYY-MM-DD: the last day of work, included.' }),
    }),
    billingRun: t.field({
      type: Run,
      description: 'A run, with what became of each invoice.',
      ...serve(builder, findBillingRun),
    }),
    billingRuns: t.field({
      type: [Run],
      description: 'The last ones, the newest first.',
      ...serve(builder, listBillingRuns),
    }),
  }));
  builder.mutationFields((t) => ({
    startBillingRun: t.field({
      type: Run,
      description: 'Makes the chosen invoices as drafts, one by one in the background.',
      ...serve(builder, startBillingRun, { input: inputType }),
    }),
    startSendingRun: t.field({
      type: Run,
      description: 'Sends the chosen invoices, one by one in the background.',
      ...serve(builder, startSendingRun, {
        issuesToday: 'Whether drafts of a past day of this year are issued today before, with the same terms.',
      }),
    }),
    stopBillingRun: t.field({
      type: Run,
      description: 'Leaves alone what still waits.',
      ...serve(builder, stopBillingRun),
    }),
  }));
};

const unassignedType = (builder: Builder) =>
  builder.objectRef<UnassignedBlock>('UnassignedWorklogBlock').implement({
    description: 'A recorded block whose appointment has no recipient.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'The id of the block, which is its appointment’s.' }),
      description: t.exposeString('description'),
      startDateTime: t.string({ description: 'ISO 8601.', resolve: ({ startsAt }) => toOffsetString(startsAt) }),
    }),
  });

function proposalType(builder: Builder) {
  const Money = moneyType(builder);
  const Block = builder.objectRef<SeenBlock>('SeenWorklogBlock').implement({
    description: 'A block as it was seen.',
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version', { description: 'Recorded anew it is another one.' }),
    }),
  });
  const Gap = builder.enumType('BillingGap', {
    description: 'A gap that keeps a recipient out.',
    values: BILLING_GAPS,
  });
  const Hint = builder.enumType('BillingHint', {
    description: 'A point to be mended before sending.',
    values: BILLING_HINTS,
  });
  return builder.objectRef<ProposedInvoice>('BillingProposal').implement({
    description: 'The invoice that a recipient would get.',
    fields: (t) => ({
      invoiceRecipientId: t.id({ resolve: ({ recipient }) => recipient.id }),
      recipientName: t.string({ resolve: ({ recipient }) => recipient.name }),
      customerNumber: t.string({ resolve: ({ recipient }) => recipient.customerNumber }),
      blocks: t.field({
        type: [Block],
        extensions: { entries: 10, statements: 0 },
        resolve: ({ blocks }) => [...blocks],
      }),
      workMinutes: t.exposeInt('minutes', { description: 'Breaks off.' }),
      travelMinutes: t.exposeInt('travelMinutes', { description: 'The recorded ways: billed where somebody says so.' }),
      net: t.field({
        type: Money,
        nullable: true,
        description: 'Without tax; none while a price is missing.',
        resolve: ({ sums }) => sums?.net ?? null,
      }),
      taxTreatment: t.expose('taxTreatment', { type: taxTreatmentType(builder), description: 'As the law proposes.' }),
      gaps: t.field({ type: [Gap], description: 'The gaps that keep it out.', resolve: ({ gaps }) => [...gaps] }),
      hints: t.field({ type: [Hint], description: 'To be mended before sending.', resolve: ({ hints }) => [...hints] }),
      typesWithoutPrice: t.stringList({
        description: 'Kinds of work that have no price there.',
        resolve: ({ typesWithoutPrice }) => [...typesWithoutPrice],
      }),
      dayWithoutPrice: t.exposeString('dayWithoutPrice', {
        nullable: true,
        description: 'YYYY-MM-DD: the first day on which the first of them was worked and has none.',
      }),
    }),
  });
}

const runInput = startBillingRun.input.shape.input;

const inputType = inputOf('BillingRunInput', 'The rows that somebody saw and chose.', runInput, {
  issueDate: 'YYYY-MM-DD.',
  dueDate: 'YYYY-MM-DD; by the terms of each recipient when left out.',
  proposesSurcharges: 'Whether nights, Sundays and holidays count.',
  invoices: [
    inputOf('ChosenInvoiceInput', 'An invoice that is to be made.', runInput.shape.invoices, {
      blocks: inputOf('SeenWorklogBlockInput', 'A block as it was seen.', runInput.shape.invoices.element.shape.blocks),
      billsTravel: 'The recorded ways too.',
    }),
    'One for each recipient, numbered in this order.',
  ],
  travelPrice: [moneyInput, 'For an hour of the recorded ways, where they are billed.'],
});

function runType(builder: Builder) {
  const Billed = builder.objectRef<NonNullable<ItemRow['billed']>>('BilledInvoice').implement({
    description: 'The invoice of a run as it is now.',
    fields: (t) => ({
      state: t.field({
        type: invoiceStateType(builder),
        description: 'Follows from dates and marks.',
        resolve: (billed) => invoiceState(billed, dayOf(new Date())),
      }),
      blockCount: t.exposeInt('blockCount', { description: 'How many blocks are on it.' }),
      workMinutes: t.exposeInt('minutes', { description: 'Breaks off.' }),
      net: t.field({ type: moneyType(builder), description: 'Without tax.', resolve: ({ net }) => net }),
      isEmailMissing: t.boolean({
        description: 'There is nobody to mail it to.',
        resolve: (billed) => !billed.hasAddressee,
      }),
    }),
  });
  const Item = builder.objectRef<ItemRow>('BillingRunItem').implement({
    description: 'The outcome of one invoice of a run.',
    fields: (t) => ({
      position: t.exposeInt('position'),
      state: t.expose('state', {
        type: builder.enumType('BillingItemState', { description: 'How far one is.', values: BILLING_ITEM_STATES }),
      }),
      failure: t.exposeString('failure', { nullable: true, description: 'Why it failed, in a sentence.' }),
      failureCode: t.exposeString('failureCode', { nullable: true, description: 'Which failure that is.' }),
      invoiceRecipientId: t.exposeID('recipientId'),
      recipientName: t.exposeString('recipientName'),
      customerNumber: t.exposeString('customerNumber'),
      invoiceId: t.exposeID('invoiceId', { nullable: true, description: 'The invoice that was made, or is sent.' }),
      invoiceNumber: t.exposeString('invoiceNumber', { nullable: true }),
      billed: t.expose('billed', { type: Billed, nullable: true }),
    }),
  });
  return builder.objectRef<RunRow>('BillingRun').implement({
    description: 'Many invoices in one go.',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.expose('kind', {
        type: builder.enumType('BillingRunKind', {
          description: 'Whether a run makes drafts or sends.',
          values: BILLING_RUN_KINDS,
        }),
        description: 'Whether it makes drafts or sends.',
      }),
      orderedAt: t.string({ description: 'ISO 8601.', resolve: ({ orderedAt }) => toOffsetString(orderedAt) }),
      orderedByName: t.exposeString('orderedByName'),
      settledAt: t.string({
        nullable: true,
        description: 'ISO 8601: when the last one was settled; none while it goes on.',
        resolve: ({ settledAt, waitingCount }) => (waitingCount === 0 && settledAt ? toOffsetString(settledAt) : null),
      }),
      count: t.exposeInt('count'),
      waitingCount: t.exposeInt('waitingCount'),
      doneCount: t.exposeInt('doneCount'),
      failedCount: t.exposeInt('failedCount'),
      items: t.field({
        type: [Item],
        description: 'In the order in which they are taken.',
        extensions: { entries: 200 },
        resolve: async ({ id }, _args, { reads }) => selectItems(await reads.db(), id),
      }),
    }),
  });
}
