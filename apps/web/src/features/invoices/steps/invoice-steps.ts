import { Ban, Check, Download, FileCode2, FilePen, type LucideIcon, Pencil, Send, Undo2 } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import type { InvoiceSummary } from '../invoice-parts.ts';
import { STEP_TEXTS as TEXTS } from '../invoice-texts.ts';

/** Steps that a dialog asks about before they are done. */
export type AskedStep = 'send' | 'pay' | 'takeBack' | 'correct' | 'cancel';

/** Steps that fetch a file at once. */
export type DownloadStep = 'download' | 'ebInterface';

interface Named {
  readonly label: string;
  readonly icon: LucideIcon;
}
/** Something to do, or the way to a page. */
export type InvoiceStep =
  | (Named & { readonly key: AskedStep | DownloadStep })
  | (Named & { readonly key: 'open' | 'edit'; readonly href: string });

export const wasSent = ({ processingSteps }: Pick<InvoiceSummary, 'processingSteps'>): boolean =>
  processingSteps.sentAt !== null;

/** The steps that an invoice allows now, the likeliest first. */
export const stepsOf = (invoice: InvoiceSummary): readonly InvoiceStep[] => [
  ...(invoice.viewerCanMarkPaid ? [{ key: 'pay', label: TEXTS.pay, icon: Check } as const] : []),
  ...(invoice.viewerCanEdit ? [editStep(invoice.id)] : []),
  ...(invoice.viewerCanSend ? [{ key: 'send', label: sendWord(invoice), icon: Send } as const] : []),
  { key: 'download', label: TEXTS.download, icon: Download },
  ...(wasSent(invoice) ? [{ key: 'ebInterface', label: TEXTS.ebInterface, icon: FileCode2 } as const] : []),
  ...(invoice.viewerCanUnmarkPaid ? [{ key: 'takeBack', label: TEXTS.takeBack, icon: Undo2 } as const] : []),
  ...(invoice.viewerCanCorrect ? [{ key: 'correct', label: TEXTS.correct, icon: FilePen } as const] : []),
  ...(invoice.viewerCanCancel ? [{ key: 'cancel', label: TEXTS.cancel, icon: Ban } as const] : []),
];

const editStep = (invoiceId: string): InvoiceStep => ({
  key: 'edit',
  label: TEXTS.edit,
  icon: Pencil,
  href: linkTo('/invoice/edit/$invoiceId', { invoiceId }),
});

const sendWord = (invoice: InvoiceSummary): string => (wasSent(invoice) ? TEXTS.resend : TEXTS.send);
