import { invoiceState, possibilitiesOf } from '@gastspiel/domain/invoices/invoice-state.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import {
  hundredth,
  invoiceStateType,
  paperLanguageType,
  partTypes,
  sendingHintType,
  sendingTypes,
  taxTreatmentType,
} from '#features/invoices/invoice-parts.graphql.ts';
import type { InvoiceRow, LineRow } from '#features/invoices/invoice-row.ts';
import { findHoursVersion, findPaper, selectBlockIds, selectLines } from '#features/invoices/invoices.sql.ts';
import { standingOf } from '#features/invoices/load-invoice.ts';
import { loadPrintable, pdfOfInvoice, printPages } from '#features/invoices/print-invoice.ts';
import { type Related, selectPredecessors, selectSuccessors } from '#features/invoices/related-invoices.sql.ts';
import { findReceiver, obstaclesOf } from '#features/invoices/send-invoice.ts';
import { hintsOf } from '#features/invoices/sending-hints.ts';
import { findSentPaper, selectSendings } from '#features/invoices/sendings.sql.ts';
import { keptVatNumberCheck, vatNumberCheckOf, vatNumberCheckType } from '#features/vat-numbers/index.ts';
import { selectHistory } from '#platform/audit/history.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { historyType } from '#platform/graphql/history-type.ts';
import { moneyType } from '#platform/graphql/money-type.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { pageInput } from '#platform/graphql/page-type.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import type { RequestReads } from '#platform/graphql/request-context.ts';
import { parseInput } from '#platform/graphql/use-case.ts';
import { viewerMay } from '#platform/graphql/viewer-may.ts';

/** A cancelled invoice, then what cancels it. */
const withStorno = ({ cancellationId: id, cancellationNumber: number, ...original }: Related) =>
  id && number ? [original, { id, number }] : [original];

/** Dear, so that no list can ask for them. */
const PRINTED = { statements: 5 } as const;

async function receiverNow(reads: RequestReads, recipientId: string) {
  const { actor } = await reads.viewer();
  return actor.kind === 'USER' ? findReceiver(await reads.db(), actor.tenantId, recipientId) : NOBODY;
}
const NOBODY = { addressees: [], vatNumber: null };

/** Nothing for invoices that say nothing of it: taxed ones, cancellations, and those that were sent before anybody asked. */
async function vatNumberCheckNow(reads: RequestReads, row: InvoiceRow) {
  if (row.taxTreatment !== 'REVERSE_CHARGE' || row.cancelsInvoiceId) return null;
  const db = await reads.db();
  if (row.sentAt) return row.vatCheckId ? keptVatNumberCheck(db, row.vatCheckId) : null;
  return vatNumberCheckOf(db, (await findPaper(db, row.id))?.paper.recipient.vatNumber ?? null);
}

async function recipientOnPaper(db: TenantDb, id: string) {
  const found = await findPaper(db, id);
  if (!found) throw new Error('an invoice has a paper');
  return found.paper.recipient;
}

/** An invoice, or the cancellation of one. */
export const invoiceType = oncePerSchema((builder) => {
  const Money = moneyType(builder);
  const { Steps, Line, Surcharge, Item, LetterHead, Reference } = partTypes(builder);
  const { Failure, Addressee, Sending } = sendingTypes(builder);
  const ofKind =
    (kind: LineRow['kind']) =>
    async (
      { id }: InvoiceRow,
      _args: object,
      { reads }: { reads: { db(): Promise<Parameters<typeof selectLines>[0]> } },
    ) =>
      (await selectLines(await reads.db(), id)).filter((line) => line.kind === kind);
  const may =
    (possibility: keyof ReturnType<typeof possibilitiesOf>) =>
    async (row: InvoiceRow, _args: object, context: Parameters<typeof viewerMay>[0]) =>
      possibilitiesOf(standingOf(row))[possibility] && (await viewerMay(context, 'invoices.write'));
  return builder.objectRef<InvoiceRow>('Invoice').implement({
    description: 'An invoice, or the cancellation of one.',
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version', { description: 'To be sent back when saving.' }),
      number: t.exposeString('number', { description: 'Ascending without a gap in its year.' }),
      recipientId: t.exposeID('recipientId'),
      recipientName: t.exposeString('recipientName', { description: 'As it stands on the paper.' }),
      state: t.field({
        type: invoiceStateType(builder),
        description: 'Follows from dates and marks.',
        resolve: (row) => invoiceState(standingOf(row), dayOf(new Date())),
      }),
      issueDate: t.exposeString('issueDate', { description: 'YYYY-MM-DD.' }),
      netTotal: t.field({ type: Money, description: 'Without tax.', resolve: ({ net }) => net }),
      tax: t.field({ type: Money, resolve: ({ tax }) => tax }),
      grossTotal: t.field({ type: Money, description: 'To be paid.', resolve: ({ gross }) => gross }),
      openAmount: t.field({
        type: Money,
        description: 'Still to be paid: nothing of drafts, and of what is paid or cancelled.',
        resolve: ({ open }) => open,
      }),
      taxTreatment: t.expose('taxTreatment', { type: taxTreatmentType(builder), description: 'Why this tax.' }),
      taxPercentage: t.float({ description: 'Such as 20.', resolve: ({ taxPercentage }) => hundredth(taxPercentage) }),
      reverseChargeApplies: t.boolean({
        description: 'Whether the recipient owes the tax.',
        resolve: ({ taxTreatment }) => taxTreatment === 'REVERSE_CHARGE',
      }),
      language: t.expose('language', { type: paperLanguageType(builder) }),
      notes: t.exposeString('notes', { nullable: true, description: 'Stands on the paper.' }),
      lastSentAt: t.string({
        nullable: true,
        description: 'When the mail server took it last.',
        resolve: ({ lastSentAt }) => lastSentAt && toOffsetString(lastSentAt),
      }),
      isOutdated: t.exposeBoolean('isOutdated', {
        description: 'Hours were recorded anew since its lines were taken.',
      }),
      processingSteps: t.field({ type: Steps, resolve: (row) => row }),
      cancels: t.field({
        type: Reference,
        nullable: true,
        description: 'The invoice that this one cancels.',
        resolve: ({ cancelsInvoiceId: id, cancelsNumber: number }) => (id && number ? { id, number } : null),
      }),
      cancelledBy: t.field({
        type: Reference,
        nullable: true,
        description: 'The cancellation of this one.',
        resolve: ({ cancelledById: id, cancelledByNumber: number }) => (id && number ? { id, number } : null),
      }),
      includedWorklogBlockIds: t.idList({
        description: 'The blocks whose hours are billed.',
        extensions: { entries: 30 },
        resolve: async ({ id }, _args, { reads }) => selectBlockIds(await reads.db(), id),
      }),
      lines: t.field({
        type: [Line],
        description: 'The hours by appointment and day.',
        extensions: { entries: 30 },
        resolve: ofKind('SERVICE'),
      }),
      lineItems: t.field({
        type: [Line],
        description: 'The hours by appointment and day, as `lines`.',
        extensions: { entries: 30 },
        resolve: ofKind('SERVICE'),
      }),
      surcharges: t.field({
        type: [Surcharge],
        description: 'Percentages on hours of a type.',
        extensions: { entries: 5 },
        resolve: ofKind('SURCHARGE'),
      }),
      additionalItems: t.field({
        type: [Item],
        description: 'Whatever else is billed.',
        extensions: { entries: 5 },
        resolve: ofKind('ADDITIONAL'),
      }),
      usedLetterHead: t.field({
        type: LetterHead,
        description: 'The recipient as the paper names it.',
        resolve: async ({ id }, _args, { reads }) => recipientOnPaper(await reads.db(), id),
      }),
      vatNumber: t.string({
        nullable: true,
        description: 'The recipient’s, as the paper names it.',
        resolve: async ({ id }, _args, { reads }) => (await recipientOnPaper(await reads.db(), id)).vatNumber ?? null,
      }),
      history: t.field({
        type: historyType(builder),
        description: 'The history of the invoice, newest first.',
        args: { page: t.arg({ type: pageInput(builder), required: false, description: 'The first when left out.' }) },
        resolve: async ({ id }, { page }, { reads }) =>
          selectHistory(await reads.db(), [{ type: 'invoice', id }], parseInput(PageInput, page)),
      }),
      mailFailure: t.expose('mailFailure', {
        type: Failure,
        nullable: true,
        description: 'Why the last mail has not got there.',
      }),
      sendings: t.field({
        type: [Sending],
        description: 'Each time that it was mailed, the newest first.',
        extensions: { entries: 5 },
        resolve: async ({ id }, _args, { reads }) => selectSendings(await reads.db(), id),
      }),
      addressees: t.field({
        type: [Addressee],
        description: 'To whom it goes if it is sent now.',
        extensions: { entries: 5, statements: 4 },
        resolve: async ({ recipientId }, _args, { reads }) => [...(await receiverNow(reads, recipientId)).addressees],
      }),
      obstacles: t.stringList({
        description: 'Why it can’t be sent for the first time, in sentences; nothing once it was.',
        extensions: { entries: 3, statements: 7 },
        resolve: async (row, _args, { reads }) => {
          if (row.sentAt) return [];
          const kept = await findPaper(await reads.db(), row.id);
          const { addressees, vatNumber } = await receiverNow(reads, row.recipientId);
          const check = await vatNumberCheckNow(reads, row);
          const found = kept && obstaclesOf(row, kept.paper, addressees, check?.state, vatNumber);
          return found?.map(({ message }) => message) ?? [];
        },
      }),
      sendingHints: t.field({
        type: [sendingHintType(builder)],
        description:
          'Changes at the recipient since the draft was saved, late dates, and proposed surcharges that are not on it; nothing once it was sent.',
        extensions: { entries: 3, statements: 4 },
        resolve: async ({ id }, _args, { reads }) => [
          ...((await hintsOf(await reads.db(), [id], new Date()))[0]?.hints ?? []),
        ],
      }),
      hoursVersion: t.string({
        description: 'A word for the hours of its blocks now: to be sent back by a person who keeps outdated lines.',
        resolve: async ({ id }, _args, { reads }) => findHoursVersion(await reads.db(), id),
      }),
      vatNumberCheck: t.field({
        type: vatNumberCheckType(builder),
        nullable: true,
        description:
          'Under reverse charge: how the recipient’s VAT number stands, and once it was sent how it stood then.',
        extensions: { statements: 3 },
        resolve: (row, _args, { reads }) => vatNumberCheckNow(reads, row),
      }),
      replaces: t.field({
        type: [Reference],
        description: 'Cancelled ones whose blocks it bills again, each followed by its cancellation.',
        extensions: { entries: 2 },
        resolve: async ({ id }, _args, { reads }) =>
          (await selectPredecessors(await reads.db(), id)).flatMap(withStorno),
      }),
      replacedBy: t.field({
        type: [Reference],
        description: 'For a cancelled invoice and its cancellation: the invoice that bills the blocks again.',
        extensions: { entries: 2 },
        resolve: async ({ id, cancelsInvoiceId }, _args, { reads }) =>
          selectSuccessors(await reads.db(), cancelsInvoiceId ?? id),
      }),
      pages: t.stringList({
        description: 'The paper, an SVG a page.',
        extensions: PRINTED,
        resolve: async ({ id }, _args, { reads, press }) => [
          ...(await printPages(press, await loadPrintable(await reads.db(), id))),
        ],
      }),
      savedPdfBase64: t.string({
        description: 'The paper as it was saved last; once it was sent, the bytes that were.',
        extensions: PRINTED,
        resolve: async ({ id }, _args, { reads, press }) =>
          (await pdfOfInvoice(await reads.db(), press, id)).toString('base64'),
      }),
      sentPdfBase64: t.string({
        nullable: true,
        description: 'The bytes that were sent.',
        extensions: PRINTED,
        resolve: async ({ id }, _args, { reads }) =>
          (await findSentPaper(await reads.db(), id))?.toString('base64') ?? null,
      }),
      viewerCanSend: t.boolean({ extensions: { statements: 0 }, resolve: may('canSend') }),
      viewerCanEdit: t.boolean({ extensions: { statements: 0 }, resolve: may('canEdit') }),
      viewerCanMarkPaid: t.boolean({ extensions: { statements: 0 }, resolve: may('canMarkPaid') }),
      viewerCanUnmarkPaid: t.boolean({
        extensions: { statements: 0 },
        resolve: may('canUnmarkPaid'),
      }),
      viewerCanCancel: t.boolean({ extensions: { statements: 0 }, resolve: may('canCancel') }),
      viewerCanCorrect: t.boolean({ extensions: { statements: 0 }, resolve: may('canCorrect') }),
    }),
  });
});
