import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import type { InvoiceValues } from '@gastspiel/domain/invoices/invoice-input.ts';
import { sumUpInvoice } from '@gastspiel/domain/invoices/invoice-sums.ts';
import { serviceLinesOf } from '@gastspiel/domain/invoices/service-lines.ts';
import { taxPercentageOf, treatmentsFor } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { discountOf } from '@gastspiel/domain/payment-terms/payment-terms.ts';
import { findPaymentTerms, findWholeInvoiceRecipient, selectPricesFor } from '#features/invoice-recipients/index.ts';
import { findInvoiceSender, surchargesOf } from '#features/invoice-senders/index.ts';
import { type BilledBlock, selectBlocksToBill } from '#features/invoices/billable-blocks.sql.ts';
import { assertPriced, atField, composeServices, keptPrices } from '#features/invoices/compose-lines.ts';
import {
  type Asked,
  askedBy,
  composeItems,
  composeSurcharges,
  isBehindOf,
  surchargesToTake,
} from '#features/invoices/compose-proposals.ts';
import { InvoicePaperData, type LineRow } from '#features/invoices/invoice-row.ts';
import type { InvoiceContent } from '#features/invoices/invoices.sql.ts';
import { selectReplaced } from '#features/invoices/related-invoices.sql.ts';
import { findTheme } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';

interface Composing {
  readonly tenantId: string;
  /** The draft that is being changed. */
  readonly invoiceId: string | null;
  /** The lines so far: a price is copied when a line is made, and stays. */
  readonly before: readonly LineRow[];
  /** The versions of its blocks when their lines were taken. */
  readonly taken?: ReadonlyMap<string, number>;
}

/** Everything that an invoice says, from what was entered, what was recorded and what the recipient pays. */
export async function composeInvoice(
  db: TenantDb,
  values: InvoiceValues,
  composing: Composing,
): Promise<InvoiceContent & { readonly asked: Asked; readonly hasKeptLines: boolean }> {
  const { tenantId, invoiceId, before, taken } = composing;
  const { recipientId } = values;
  const [sender, recipient, prices, blocks, { primaryColorPalette }, replaces, terms] = await Promise.all([
    findInvoiceSender(db),
    findWholeInvoiceRecipient(db, tenantId, recipientId),
    selectPricesFor(db, [recipientId]),
    selectBlocksToBill(db, values.includedWorklogBlockIds),
    findTheme(db, tenantId),
    selectReplaced(db, values.includedWorklogBlockIds, invoiceId),
    findPaymentTerms(db, recipientId),
  ]);
  if (!sender) throw new Failure(INVOICE_FAILURES.noSender);
  if (!recipient) throw atField('recipientId', INVOICE_FAILURES.recipientUnknown);
  const { letterHead, eInvoicing } = recipient;
  const { orderReference, supplierNumber } = eInvoicing;
  const taxed = { countryCode: letterHead.address.countryCode, vatNumber: letterHead.vatNumber };
  if (!treatmentsFor(taxed).includes(values.taxTreatment)) {
    throw atField('taxTreatment', INVOICE_FAILURES.treatmentNotOffered);
  }
  assertBillable(blocks, values, invoiceId);
  const servicesBefore = before.filter(({ kind }) => kind === 'SERVICE');
  const priceOf = keptPrices(values.takesPrices ? [] : servicesBefore, prices(recipientId));
  assertPriced(blocks, letterHead.name, priceOf);
  const { rows: services, kept } = composeServices(blocks, { values, priceOf, before: servicesBefore });
  const asked = askedBy(blocks, surchargesOf(sender), values.language, priceOf);
  const composed = { services, asked, before };
  const surcharges = composeSurcharges(surchargesToTake(values, composed), composed);
  const additional = composeItems(values.additionalItems, { asked, before });
  const lines = [...services, ...surcharges, ...additional];
  const taxPercentage = taxPercentageOf(values.taxTreatment, lastDayOf(services) ?? values.issueDate);
  const { logoId } = sender;
  const paper: InvoicePaperData = {
    color: primaryColorPalette.main,
    sender: InvoicePaperData.shape.sender.parse(sender),
    recipient: { ...letterHead, customerNumber: recipient.customerNumber, orderReference, supplierNumber },
    discount: discountOf(terms, values.issueDate, values.dueDate),
    cancels: null,
    replaces,
  };
  return {
    asked,
    hasKeptLines: kept.size > 0,
    recipientId,
    issueDate: values.issueDate,
    dueDate: values.dueDate,
    dunDate: values.dunDate,
    language: values.language,
    taxTreatment: values.taxTreatment,
    taxPercentage: Number(taxPercentage),
    notes: values.notes,
    paper,
    logoId,
    sums: sumUpInvoice({
      lines: services,
      surcharges: surcharges.map((row) => ({ ...row, percentage: BigInt(row.percentage ?? 0) })),
      additionalItems: additional,
      taxPercentage,
    }),
    lines,
    blocks: blocks.map(({ id, version }) => {
      return { id, version: (kept.has(id) && taken?.get(id)) || version };
    }),
    isBehind: isBehindOf(lines, asked),
  };
}

/** Blocks can be billed if they are this recipient's, recorded, with minutes, and on no other live invoice. */
function assertBillable(blocks: readonly BilledBlock[], values: InvoiceValues, invoiceId: string | null): void {
  const wanted = new Set(values.includedWorklogBlockIds);
  const isFine = (block: BilledBlock) =>
    block.invoiceRecipientId === values.recipientId &&
    block.isRecorded &&
    (block.invoiceId === null || block.invoiceId === invoiceId) &&
    serviceLinesOf(block).length > 0;
  if (blocks.length !== wanted.size || !blocks.every(isFine)) {
    throw atField('includedWorklogBlockIds', INVOICE_FAILURES.notBillable);
  }
}

/** The rate follows the day of the service, not that of the invoice. */
const lastDayOf = (lines: readonly LineRow[]): string | undefined =>
  lines
    .flatMap(({ day }) => (day ? [day] : []))
    .toSorted()
    .at(-1);
