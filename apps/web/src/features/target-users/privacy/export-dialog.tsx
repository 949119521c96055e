import { FileJson, History, KeyRound } from 'lucide-react';
import { startDownload } from '#platform/downloads/start-download.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { renewTargetUsers } from '../renew-target-users.ts';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { EXPORT_TEXTS } from './privacy-texts.ts';

interface ExportDialogProps {
  readonly worker: TargetUser;
  readonly onClose: () => void;
}

/** For a worker who asks what is kept of them. */
export function ExportDialog({ worker, onClose }: ExportDialogProps) {
  return (
    <ConfirmDialog
      tone="neutral"
      icon={<FileJson />}
      title={EXPORT_TEXTS.title}
      subject={fullName(worker.personalInformation)}
      intro={EXPORT_TEXTS.intro}
      consequences={[
        { icon: <FileJson />, text: EXPORT_TEXTS.content },
        { icon: <KeyRound />, text: EXPORT_TEXTS.sealed },
        { icon: <History />, text: EXPORT_TEXTS.logged },
      ]}
      note={EXPORT_TEXTS.note}
      confirm={EXPORT_TEXTS.confirm}
      onConfirm={async () => {
        await startDownload({ targetUserDataJson: { targetUserId: worker.id } });
        await renewTargetUsers();
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
