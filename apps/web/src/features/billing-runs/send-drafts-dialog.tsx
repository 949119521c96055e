import { MailX, Send, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { IssueToday, useManyHints, useStartSending } from '#features/invoices/index.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { formatEuro } from '#ui/format/german-money.ts';
import { SEND_TEXTS as TEXTS } from './billing-run-texts.ts';
import { type RunRow, sumUp } from './run-rows.ts';

interface SendDraftsDialogProps {
  /** As they were when it was opened: a press after a lost answer means the same ones. */
  readonly rows: readonly RunRow[];
  readonly onClose: () => void;
}

/** How many go out, and who has no address to send to. */
export function SendDraftsDialog({ rows, onClose }: SendDraftsDialogProps) {
  const startSending = useStartSending(onClose);
  const [issuesToday, setIssuesToday] = useState(false);
  const { sentences, issuable } = useManyHints(
    rows.flatMap(({ item }) =>
      item?.invoiceId && item.invoiceNumber ? [{ id: item.invoiceId, number: item.invoiceNumber }] : [],
    ),
  );
  const [lost, sent] = [true, false].map((isMissing) =>
    rows.filter(({ item }) => (item?.billed?.isEmailMissing ?? false) === isMissing),
  ) as [RunRow[], RunRow[]];
  return (
    <ConfirmDialog
      title={TEXTS.title(rows.length)}
      subject={TEXTS.sum(formatEuro(sumUp(rows).net))}
      icon={<Send />}
      tone="neutral"
      consequences={[
        ...(sent.length > 0 ? [{ icon: <Send />, text: TEXTS.sent(sent.length) }] : []),
        ...(lost.length > 0
          ? [{ icon: <MailX />, text: TEXTS.noEmail(lost.map(({ recipientName }) => recipientName)) }]
          : []),
        ...sentences.map((text) => ({ icon: <TriangleAlert />, text })),
      ]}
      note={TEXTS.note}
      confirm={TEXTS.confirm}
      onConfirm={() =>
        startSending(
          rows.flatMap(({ item }) => item?.invoiceId ?? []),
          issuesToday,
        )
      }
      onCancel={onClose}
    >
      <IssueToday count={issuable} isOn={issuesToday} onChange={setIssuesToday} />
    </ConfirmDialog>
  );
}
