import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { datesFrom, invoiceNumber, yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { INVOICE_LIMITS, InvoiceDraftInput, invoiceFaults } from '@gastspiel/domain/invoices/invoice-input.ts';
import { type ServiceLine, serviceLinesOf, travelMinutesOf } from '@gastspiel/domain/invoices/service-lines.ts';
import type { ProposedSurcharge } from '@gastspiel/domain/invoices/surcharges.ts';
import {
  languageFor,
  PAPER_LANGUAGES,
  type TaxTreatment,
  treatmentsFor,
} from '@gastspiel/domain/invoices/tax-treatment.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { findPaymentTerms, findWholeInvoiceRecipient } from '#features/invoice-recipients/index.ts';
import { selectBlocksToBill } from '#features/invoices/billable-blocks.sql.ts';
import { composeInvoice } from '#features/invoices/compose-invoice.ts';
import type { LineRow } from '#features/invoices/invoice-row.ts';
import { findInvoiceRow, type InvoiceContent, nextPosition, selectLines } from '#features/invoices/invoices.sql.ts';
import { invoiceDataOf, logoOf, type PrintableInvoice } from '#features/invoices/print-invoice.ts';
import { findReceiver, obstaclesOf } from '#features/invoices/send-invoice.ts';
import type { InvoiceAddressee } from '#features/invoices/sendings.sql.ts';
import { vatNumberCheckOf } from '#features/vat-numbers/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { query } from '#platform/graphql/use-case.ts';

/** An invoice as it would be if it were saved now. */
export interface InvoicePreview {
  readonly number: string;
  readonly content: InvoiceContent;
  readonly offered: readonly TaxTreatment[];
  readonly workMinutes: number;
  readonly travelMinutes: number;
  readonly proposedSurcharges: readonly ProposedSurcharge[];
  /** The hours by appointment and day as they are recorded now; lines may still be those of before. */
  readonly recorded: readonly ServiceLine[];
  readonly isOutdated: boolean;
  readonly addressees: readonly InvoiceAddressee[];
  readonly obstacles: readonly FailureKind[];
  readonly printable: PrintableInvoice;
}

const optionalId = z
  .string()
  .nullish()
  .transform((id) => id ?? null)
  .pipe(EntityId.nullable());

/** The draft's lines so far, and its number; a forecast for a new one. */
async function findDraft(db: TenantDb, id: string | null, recipientId: string, issueDate: string) {
  const row = id ? await findInvoiceRow(db, id) : undefined;
  if (id && !row) throw new Failure(GENERAL_FAILURES.notFound);
  const year = yearOfDay(issueDate);
  const before: readonly LineRow[] = row?.recipientId === recipientId ? await selectLines(db, row.id) : [];
  return { number: row?.number ?? invoiceNumber(year, await nextPosition(db, year)), before };
}

export const previewInvoice = query({
  action: 'invoices.read',
  input: z.object({
    worklogBlockIds: z.array(EntityId).max(INVOICE_LIMITS.blocks),
    invoiceRecipientId: EntityId,
    language: z.enum(PAPER_LANGUAGES).nullish(),
    invoiceId: optionalId,
    draft: InvoiceDraftInput.nullish(),
  }),
  run: async ({ db, actor, input, now }): Promise<InvoicePreview> => {
    const { invoiceRecipientId: recipientId, invoiceId, worklogBlockIds: ids } = input;
    const recipient = await findWholeInvoiceRecipient(db, actor.tenantId, recipientId);
    if (!recipient) throw new Failure(INVOICE_FAILURES.recipientUnknown);
    const { vatNumber, address } = recipient.letterHead;
    const offered = treatmentsFor({ countryCode: address.countryCode, vatNumber });
    const [proposed = 'TAXED'] = offered;
    const values = {
      recipientId,
      language: input.language ?? languageFor(address.countryCode),
      includedWorklogBlockIds: ids,
      ...(input.draft ?? {
        ...datesFrom(dayOf(now), (await findPaymentTerms(db, recipientId)).days),
        taxTreatment: proposed,
        notes: null,
        lines: [],
        surcharges: null,
        additionalItems: [],
        takesPrices: false,
      }),
    };
    const faults = invoiceFaults(values);
    if (Object.keys(faults).length > 0) throw new Failure(GENERAL_FAILURES.invalidInput, faults);
    const { number, before } = await findDraft(db, invoiceId, recipientId, values.issueDate);
    const content = await composeInvoice(db, values, { tenantId: actor.tenantId, invoiceId, before });
    const blocks = await selectBlocksToBill(db, ids);
    const recorded = blocks.flatMap(serviceLinesOf);
    const facts = { ...content, ...content.sums, number };
    const { addressees } = await findReceiver(db, actor.tenantId, recipientId);
    return {
      number,
      content,
      offered,
      recorded,
      isOutdated: content.isBehind || content.hasKeptLines,
      workMinutes: recorded.reduce((sum, { minutes }) => sum + minutes, 0),
      travelMinutes: blocks.reduce((sum, block) => sum + travelMinutesOf(block), 0),
      proposedSurcharges: content.asked.surcharges,
      addressees,
      obstacles: obstaclesOf(
        facts,
        content.paper,
        addressees,
        (await vatNumberCheckOf(db, vatNumber))?.state,
        vatNumber,
      ),
      printable: {
        data: invoiceDataOf(facts, content.paper, content.lines, true),
        logo: await logoOf(db, content.logoId),
      },
    };
  },
});
