import { RefreshCw } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { SAVE_TEXTS } from './tenant-texts.ts';

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
      title={SAVE_TEXTS.staleTitle}
      subject={SAVE_TEXTS.stale}
      note={SAVE_TEXTS.staleNote}
      confirm={SAVE_TEXTS.reload}
      onConfirm={onReload}
      cancel={SAVE_TEXTS.stay}
      onCancel={onStay}
    />
  );
}
