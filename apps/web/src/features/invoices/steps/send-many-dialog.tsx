import { Ban, QrCode, RefreshCw, Send, Timer, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import type { InvoiceSummary } from '../invoice-parts.ts';
import { STEP_TEXTS, SEND_TEXTS as TEXTS } from '../invoice-texts.ts';
import { wasSent } from './invoice-steps.ts';
import { IssueToday } from './issue-today.tsx';
import { useManyHints } from './many-hints.ts';
import { useHasIban } from './send-query.ts';

interface SendManyDialogProps {
  readonly invoices: readonly InvoiceSummary[];
  /** Chosen too, but they can't be sent. */
  readonly leftOut: number;
  readonly onSend: (issuesToday: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** Tells what happens to how many. */
export function SendManyDialog({ invoices, leftOut, onSend, onClose }: SendManyDialogProps) {
  const hasIban = useHasIban();
  const { sentences, issuable } = useManyHints(invoices.filter((invoice) => !wasSent(invoice)));
  const [issuesToday, setIssuesToday] = useState(false);
  const again = invoices.filter(wasSent).length;
  const outdated = invoices.filter(({ isOutdated }) => isOutdated).length;
  const first = invoices.length - again - outdated;
  return (
    <ConfirmDialog
      title={TEXTS.manyTitle(invoices.length)}
      icon={<Send />}
      tone="neutral"
      consequences={[
        ...(first > 0 ? [{ icon: <Send />, text: TEXTS.first(first) }] : []),
        ...(again > 0 ? [{ icon: <RefreshCw />, text: TEXTS.resent(again) }] : []),
        ...(outdated > 0 ? [{ icon: <Timer />, text: TEXTS.outdatedMany(outdated) }] : []),
        ...(leftOut > 0 ? [{ icon: <Ban />, text: TEXTS.leftOut(leftOut) }] : []),
        ...sentences.map((text) => ({ icon: <TriangleAlert />, text })),
        ...(first > 0 && !hasIban ? [{ icon: <QrCode />, text: TEXTS.noIban }] : []),
      ]}
      note={TEXTS.manyNote}
      confirm={STEP_TEXTS.send}
      onConfirm={() => onSend(issuesToday)}
      onCancel={onClose}
    >
      <IssueToday count={issuable} isOn={issuesToday} onChange={setIssuesToday} />
    </ConfirmDialog>
  );
}
