import Link from '@mui/material/Link';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { BLOCK_TEXTS } from './worklog-texts.ts';

interface BlockInvoiceProps {
  readonly invoice: { readonly id: string; readonly number: string; readonly isSent: boolean };
}

/** On which invoice a block's hours are; the way there for whoever may go it. */
export function BlockInvoice({ invoice: { id, number, isSent } }: BlockInvoiceProps) {
  const words = BLOCK_TEXTS.invoice(number, isSent);
  if (!may(useViewer(), 'invoices.read')) return words;
  return (
    <Link href={linkTo('/invoice/$invoiceId', { invoiceId: id })} underline="hover">
      {words}
    </Link>
  );
}
