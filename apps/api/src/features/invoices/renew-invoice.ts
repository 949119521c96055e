import type { InvoiceDates } from '@gastspiel/domain/invoices/invoice-dates.ts';
import type { InvoiceValues } from '@gastspiel/domain/invoices/invoice-input.ts';
import { dueInTerm, issuedOn } from '@gastspiel/domain/invoices/sending-hints.ts';
import { type TaxTreatment, treatmentAfter } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { addDays, type Day, dayOf, daysBetween } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { findWholeInvoiceRecipient } from '#features/invoice-recipients/index.ts';
import type { InvoicePaperData, InvoiceRow } from '#features/invoices/invoice-row.ts';
import { findPaper } from '#features/invoices/invoices.sql.ts';
import { loadInvoice } from '#features/invoices/load-invoice.ts';
import { changeDraft, type SavedDraft } from '#features/invoices/save-invoice.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** A draft as a form would send it back unchanged. */
const valuesOf = ({ row, lines, blockIds }: SavedDraft): InvoiceValues => ({
  recipientId: row.recipientId,
  language: row.language,
  includedWorklogBlockIds: [...blockIds],
  issueDate: row.issueDate,
  dueDate: row.dueDate,
  dunDate: row.dunDate,
  taxTreatment: row.taxTreatment,
  notes: row.notes,
  takesPrices: false,
  lines: lines.flatMap(({ blockId, day, description, quantity }) =>
    blockId && day ? [{ worklogBlockId: blockId, day, description, quantity }] : [],
  ),
  surcharges: lines
    .filter(({ kind }) => kind === 'SURCHARGE')
    .map(({ appointmentTypeId, price, description, quantity, percentage, proposal, proposedQuantity }) => ({
      appointmentTypeId: appointmentTypeId ?? '',
      price,
      description,
      quantity,
      surchargePercentage: BigInt(percentage ?? 0),
      kind: proposal === 'TRAVEL' ? null : proposal,
      proposedQuantity,
    })),
  additionalItems: lines
    .filter(({ kind }) => kind === 'ADDITIONAL')
    .map(({ description, quantity, unit, price, proposal, proposedQuantity }) => ({
      description,
      quantity,
      unit,
      pricePerUnit: price,
      isTravel: proposal === 'TRAVEL',
      proposedQuantity,
    })),
});

/** Who moved abroad, or has another number, may be taxed otherwise by now. */
async function treatmentNow(db: TenantDb, tenantId: string, row: InvoiceRow): Promise<TaxTreatment> {
  const before = (await findPaper(db, row.id))?.paper.recipient;
  const after = (await findWholeInvoiceRecipient(db, tenantId, row.recipientId))?.letterHead;
  return before && after ? treatmentAfter(row.taxTreatment, taxedAs(before), taxedAs(after)) : row.taxTreatment;
}

const taxedAs = ({ address, vatNumber }: Pick<InvoicePaperData['recipient'], 'address' | 'vatNumber'>) => ({
  countryCode: address.countryCode,
  vatNumber,
});

type Taken = Readonly<Partial<Record<'takesIssueDate' | 'takesDueDate', boolean | null | undefined>>>;

/** Issued today with the same terms, or the term alone from today on. */
function datesNow(row: InvoiceRow, today: Day, { takesIssueDate, takesDueDate }: Taken): InvoiceDates {
  if (takesIssueDate) return issuedOn(today, row);
  const dueDate = takesDueDate ? dueInTerm(row, today) : row.dueDate;
  return { issueDate: row.issueDate, dueDate, dunDate: addDays(dueDate, daysBetween(row.dueDate, row.dunDate)) };
}

/** Takes over what was changed at the recipient since the draft was saved, and gives whoever pays the whole term again. */
export const renewInvoice = mutation({
  action: 'invoices.write',
  input: z.object({
    invoiceId: EntityId,
    version: z.int(),
    takesRecipient: z.boolean().nullish(),
    takesIssueDate: z.boolean().nullish(),
    takesDueDate: z.boolean().nullish(),
  }),
  run: ({ actor: { tenantId }, input: { invoiceId: id, version, takesRecipient, ...taken }, ...scope }) =>
    changeDraft(scope, { id, version, tenantId, blockIds: [] }, async (saved) => {
      const { row } = saved;
      return {
        ...valuesOf(saved),
        takesPrices: takesRecipient ?? false,
        ...datesNow(row, dayOf(scope.now), taken),
        ...(takesRecipient && { taxTreatment: await treatmentNow(scope.db, tenantId, row) }),
      };
    }),
  answer: ({ db }, { id }) => loadInvoice(db, id),
});
