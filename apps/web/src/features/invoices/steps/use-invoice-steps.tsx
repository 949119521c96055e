import { useState } from 'react';
import { useDownloading } from '#parts/downloads/use-download.ts';
import { useNotify } from '#ui/notices/notify.ts';
import type { InvoiceSummary } from '../invoice-parts.ts';
import { STEP_TEXTS as TEXTS } from '../invoice-texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import type { AskedStep, DownloadStep } from './invoice-steps.ts';
import { PayDialog, TakeBackDialog } from './paid-dialogs.tsx';
import { SendDialog } from './send-dialog.tsx';

const DIALOGS = {
  send: SendDialog,
  pay: PayDialog,
  takeBack: TakeBackDialog,
  correct: CorrectDialog,
  cancel: CancelDialog,
} as const;

/** The steps with one invoice: `take` begins one, `dialog` is what it asks meanwhile. For the list and the invoice's page. */
export function useInvoiceSteps() {
  const [asked, setAsked] = useState<{ readonly step: AskedStep; readonly invoice: InvoiceSummary }>();
  const download = useInvoiceDownload();
  const take = (invoice: InvoiceSummary, step: AskedStep | DownloadStep): void => {
    if (step === 'download') void download([invoice.id]);
    else if (step === 'ebInterface') void download([invoice.id], 'ebInterface');
    else setAsked({ step, invoice });
  };
  const Dialog = asked && DIALOGS[asked.step];
  return { take, dialog: Dialog && <Dialog invoice={asked.invoice} onClose={() => setAsked(undefined)} /> };
}

/** One as a PDF, several as an archive of those that were sent. */
export function useInvoiceDownload() {
  const downloading = useDownloading();
  const notify = useNotify();
  return async (invoiceIds: readonly string[], step: DownloadStep = 'download'): Promise<void> => {
    const [invoiceId = '', ...others] = invoiceIds;
    const one = step === 'ebInterface' ? { invoiceEbinterface: { invoiceId } } : { invoicePdf: { invoiceId } };
    try {
      await downloading(others.length > 0 ? { invoicePdfs: { invoiceIds: [...invoiceIds] } } : one);
    } catch (error) {
      notify({ tone: 'danger', text: TEXTS.downloadFailed, ...(error instanceof Error && { detail: error.message }) });
    }
  };
}
