import { LockOpen } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { useSetState } from './use-set-state.ts';
import { STATE_TEXTS } from './view-texts.ts';

export function UnblockDialog({ worker, onClose }: { readonly worker: TargetUser; readonly onClose: () => void }) {
  const name = fullName(worker.personalInformation);
  const setState = useSetState(worker.id);
  return (
    <ConfirmDialog
      tone="neutral"
      icon={<LockOpen />}
      title={STATE_TEXTS.unblockTitle}
      subject={name}
      intro={STATE_TEXTS.unblockIntro}
      note=""
      confirm={STATE_TEXTS.unblock}
      onConfirm={async () => {
        await setState('ACTIVE', { text: STATE_TEXTS.unblocked(name) });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
