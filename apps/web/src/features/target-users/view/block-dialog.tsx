import { CalendarX2, Lock } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { useSetState } from './use-set-state.ts';
import { STATE_TEXTS } from './view-texts.ts';

interface StepProps {
  readonly worker: TargetUser;
  readonly onClose: () => void;
}

export function BlockDialog({ worker, onClose }: StepProps) {
  const name = fullName(worker.personalInformation);
  const setState = useSetState(worker.id);
  return (
    <ConfirmDialog
      icon={<Lock />}
      title={STATE_TEXTS.blockTitle}
      subject={name}
      intro={STATE_TEXTS.blockIntro}
      consequences={[
        { icon: <Lock />, text: STATE_TEXTS.blockAccess },
        { icon: <CalendarX2 />, text: STATE_TEXTS.blockOffers },
      ]}
      note={STATE_TEXTS.blockNote}
      confirm={STATE_TEXTS.block}
      onConfirm={async () => {
        await setState('BLOCKED', { text: STATE_TEXTS.blocked(name) });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
