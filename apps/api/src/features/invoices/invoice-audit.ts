import { toEuro } from '@gastspiel/domain/money/money.ts';
import type { InvoiceContent } from '#features/invoices/invoices.sql.ts';

type Audited = Pick<
  InvoiceContent,
  'recipientId' | 'issueDate' | 'dueDate' | 'dunDate' | 'language' | 'taxTreatment' | 'notes' | 'lines'
> & {
  readonly sums: Pick<InvoiceContent['sums'], 'net' | 'tax' | 'gross'>;
};

/** As the audit log keeps it: amounts in euro, as people read them. */
export const auditedContent = ({
  recipientId,
  issueDate,
  dueDate,
  dunDate,
  language,
  taxTreatment,
  notes,
  lines,
  sums,
}: Audited) => ({
  recipientId,
  issueDate,
  dueDate,
  dunDate,
  language,
  taxTreatment,
  notes,
  lines: lines.map(({ kind, day, description, quantity, unit, price, percentage, net }) => ({
    kind,
    day,
    description,
    quantity: toEuro(quantity),
    unit,
    price: toEuro(price),
    percentage,
    net: toEuro(net),
  })),
  net: toEuro(sums.net),
  tax: toEuro(sums.tax),
  gross: toEuro(sums.gross),
});
