import { RefreshCw } from 'lucide-react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DIALOG_TEXTS } from './dialog-texts.ts';

interface StaleDialogProps {
  readonly onReload: () => Promise<void>;
  readonly onStay: () => void;
}

/** Somebody else was faster. The input stays until the person gives it up. */
export function StaleDialog({ onReload, onStay }: StaleDialogProps) {
  return (
    <ConfirmDialog
      tone="neutral"
      icon={<RefreshCw />}
      title={DIALOG_TEXTS.staleTitle}
      subject={DIALOG_TEXTS.stale}
      note={DIALOG_TEXTS.staleNote}
      confirm={DIALOG_TEXTS.reload}
      onConfirm={onReload}
      cancel={DIALOG_TEXTS.stay}
      onCancel={onStay}
    />
  );
}
