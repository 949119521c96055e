import { LogIn, Mail, UserCheck } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { fullName, type TargetUser } from '../target-user-query.ts';
import type { Choices } from '../tenant-choices.ts';
import { ReleaseForm } from './release-form.tsx';
import { useSetState } from './use-set-state.ts';
import { STATE_TEXTS } from './view-texts.ts';

interface ReleaseDialogProps {
  readonly worker: TargetUser;
  readonly choices: Choices;
  readonly onClose: () => void;
}

/** One step; only what is still missing is asked for. */
export function ReleaseDialog({ worker, choices, onClose }: ReleaseDialogProps) {
  const name = fullName(worker.personalInformation);
  const setState = useSetState(worker.id);
  const isComplete = worker.availableInPoolIds.length > 0 && worker.availableForAppointmentTypeIds.length > 0;
  if (!isComplete) return <ReleaseForm worker={worker} choices={choices} onClose={onClose} />;
  return (
    <ConfirmDialog
      tone="neutral"
      icon={<UserCheck />}
      title={STATE_TEXTS.releaseTitle}
      subject={name}
      intro={STATE_TEXTS.releaseIntro}
      consequences={[
        { icon: <LogIn />, text: STATE_TEXTS.releaseAccess },
        { icon: <Mail />, text: STATE_TEXTS.releaseMail },
      ]}
      note=""
      confirm={STATE_TEXTS.release}
      onConfirm={async () => {
        await setState('ACTIVE', { text: STATE_TEXTS.released(name), detail: STATE_TEXTS.releasedDetail });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
