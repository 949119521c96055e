import { formatEuro } from '#ui/format/german-money.ts';
import { type InvoiceSummary, isPartPaid } from '../invoice-parts.ts';
import { INVOICE_TEXTS } from '../invoice-texts.ts';

/** A step with one invoice that asks first; shown for as long as it is mounted. */
export interface StepDialogProps {
  readonly invoice: InvoiceSummary;
  readonly onClose: () => void;
}

/** Which invoice it is about. */
export function subjectOf(invoice: InvoiceSummary): string {
  const { number, recipientName, grossTotal, openAmount } = invoice;
  const open = isPartPaid(invoice) ? `, ${INVOICE_TEXTS.open(formatEuro(openAmount.value))}` : '';
  return INVOICE_TEXTS.subject(number, recipientName, `${formatEuro(grossTotal.value)}${open}`);
}
