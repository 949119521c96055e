import { namesOfFacts } from '@gastspiel/domain/target-users/release.ts';
import { TARGET_USER_SECRETS } from '@gastspiel/domain/target-users/target-user-values.ts';
import Typography from '@mui/material/Typography';
import { LogIn, Mail, UserCheck } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { IconBadge } from '#ui/icon-badge.tsx';
import { AskForMissing } from '../release/ask-for-missing.tsx';
import { ASK_TEXTS } from '../release/release-texts.ts';
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
  const { missingForRelease: missing } = worker;
  if (missing.some((fact) => fact in TARGET_USER_SECRETS)) return <SealedMissing worker={worker} onClose={onClose} />;
  if (missing.length > 0) return <ReleaseForm worker={worker} choices={choices} onClose={onClose} />;
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

/** Sealed facts have a form of their own, for those who may enter them; the person can always be asked. */
function SealedMissing({ worker, onClose }: Omit<ReleaseDialogProps, 'choices'>) {
  return (
    <DialogFrame
      title={STATE_TEXTS.notYet}
      subject={fullName(worker.personalInformation)}
      icon={<IconBadge icon={<UserCheck />} tone="neutral" small />}
      onClose={onClose}
    >
      <Typography>{STATE_TEXTS.lacks(namesOfFacts(worker.missingForRelease))}</Typography>
      <AskForMissing ids={[worker.id]} label={ASK_TEXTS.ask} />
    </DialogFrame>
  );
}
