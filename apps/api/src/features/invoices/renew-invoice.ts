import type { InvoiceDates } from '@gastspiel/domain/invoices/invoice-dates.ts';
import type { InvoiceValues } from '@gastspiel/domain/invoices/invoice-input.ts';
import { possibilitiesOf } from '@gastspiel/domain/invoices/invoice-state.ts';
import { dueInTerm, issuedOn, issueHint } from '@gastspiel/domain/invoices/sending-hints.ts';
import { type TaxTreatment, treatmentAfter } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { addDays, type Day, dayOf, daysBetween } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { findWholeInvoiceRecipient } from '#features/invoice-recipients/index.ts';
import { lockAppointmentsOfInvoiceForUpdate } from '#features/invoices/billable-blocks.sql.ts';
import type { InvoicePaperData, InvoiceRow } from '#features/invoices/invoice-row.ts';
import { findPaper, lockInvoiceForUpdate } from '#features/invoices/invoices.sql.ts';
import { loadInvoice, standingOf } from '#features/invoices/load-invoice.ts';
import { changeDraft, type SavedDraft } from '#features/invoices/save-invoice.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';

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

/** Issues a draft of a past day today; one whose number belongs to another year, and what is no draft, stay as they are. */
export async function issueAnew(
  scope: MutationScope,
  { id, tenantId }: { readonly id: string; readonly tenantId: string },
): Promise<void> {
  // Held before it is looked at: another run may be sending it.
  await lockAppointmentsOfInvoiceForUpdate(scope.db, id);
  const row = await lockInvoiceForUpdate(scope.db, id);
  const today = dayOf(scope.now);
  if (!row || !possibilitiesOf(standingOf(row)).canEdit || !issueHint(row, today)[0]?.after) return;
  await changeDraft(scope, { id, version: row.version, tenantId, blockIds: [] }, (saved) => ({
    ...valuesOf(saved),
    ...issuedOn(today, saved.row),
  }));
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
