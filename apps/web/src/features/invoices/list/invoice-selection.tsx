import { Check, Download, Send } from 'lucide-react';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useShortcutsSwitch } from '#ui/keyboard/shortcuts-switch.ts';
import { useShortcuts } from '#ui/keyboard/use-shortcuts.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { SelectionBar, type SelectionStep } from '#ui/selection-bar.tsx';
import type { InvoiceSummary } from '../invoice-parts.ts';
import { STEP_TEXTS, LIST_TEXTS as TEXTS } from '../invoice-texts.ts';
import { useStartSending } from '../runs/runs.ts';
import { markAsPaid } from '../steps/invoice-commands.ts';
import { wasSent } from '../steps/invoice-steps.ts';
import { PayManyDialog } from '../steps/paid-dialogs.tsx';
import { usePayRun } from '../steps/pay-card.tsx';
import { SendManyDialog } from '../steps/send-many-dialog.tsx';
import { useInvoiceDownload } from '../steps/use-invoice-steps.tsx';

interface InvoiceSelectionProps {
  readonly invoices: readonly InvoiceSummary[];
  readonly onClear: () => void;
  /** Invoices that could not be marked as paid are chosen again in the end. */
  readonly onFailed: (invoices: readonly InvoiceSummary[]) => void;
}

/** The steps with the chosen invoices, by mouse and by key; each step takes those that it fits. */
export function InvoiceSelection({ invoices, onClear, onFailed }: InvoiceSelectionProps) {
  const [asked, setAsked] = useState<'send' | 'pay'>();
  const [areKeysOn] = useShortcutsSwitch();
  const { start, isRunning } = usePayRun();
  const { send: markPaid } = useAttempt(markAsPaid);
  const download = useInvoiceDownload();
  const notify = useNotify();
  // An invoice that has arrived is sent again by itself, on purpose.
  const sendable = invoices.filter((invoice) => invoice.viewerCanSend && (!wasSent(invoice) || invoice.mailFailure));
  const payable = invoices.filter(({ viewerCanMarkPaid }) => viewerCanMarkPaid);
  const sent = invoices.filter(wasSent);
  const close = (): void => setAsked(undefined);

  const downloadSent = (): void => {
    const leftOut = invoices.length - sent.length;
    if (leftOut > 0) notify({ tone: 'info', text: STEP_TEXTS.notDownloaded(leftOut) });
    void download(sent.map(({ id }) => id));
  };

  const startSending = useStartSending(() => {
    close();
    onClear();
  });
  const payAll = async (paidOn: string): Promise<void> => {
    close();
    onClear();
    const named = payable.map((invoice) => ({ ...invoice, name: invoice.number }));
    onFailed(await start(named, ({ id }) => markPaid({ invoiceId: id, paidOn })));
  };

  const steps: readonly (SelectionStep & { readonly key: string })[] = [
    ...(sendable.length > 0 ? [{ key: 'V', label: STEP_TEXTS.send, icon: Send, take: () => setAsked('send') }] : []),
    ...(payable.length > 0
      ? [{ key: 'B', label: STEP_TEXTS.payMany, icon: Check, take: () => setAsked('pay'), isBusy: isRunning }]
      : []),
    ...(sent.length > 0
      ? [
          {
            key: 'P',
            label: STEP_TEXTS.downloadMany,
            icon: Download,
            take: downloadSent,
          },
        ]
      : []),
  ];
  const keys = steps.filter(({ isBusy }) => !isBusy).map(({ key, take }) => [key.toLowerCase(), take] as const);
  useShortcuts({ ...Object.fromEntries(keys), Escape: onClear }, areKeysOn && invoices.length > 0);
  if (invoices.length === 0) return null;
  return (
    <>
      <SelectionBar label={TEXTS.chosen(invoices.length)} steps={steps} clear={TEXTS.clear} onClear={onClear} />
      {asked === 'send' && (
        <SendManyDialog
          invoices={sendable}
          leftOut={invoices.length - sendable.length}
          onSend={(issuesToday) =>
            startSending(
              sendable.map(({ id }) => id),
              issuesToday,
            )
          }
          onClose={close}
        />
      )}
      {asked === 'pay' && (
        <PayManyDialog
          invoices={payable}
          leftOut={invoices.length - payable.length}
          onPay={(paidOn) => void payAll(paidOn)}
          onClose={close}
        />
      )}
    </>
  );
}
