import { FileJson, History, KeyRound } from 'lucide-react';
import { useDownloading } from '#parts/downloads/use-download.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { renewTargetUsers } from '../target-users-keys.ts';
import { EXPORT_TEXTS } from './privacy-texts.ts';

/** For a worker who asks what is kept of them. */
export function ExportDialog({ worker, onClose }: { readonly worker: TargetUser; readonly onClose: () => void }) {
  const download = useDownloading();
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
        await download({ targetUserDataJson: { targetUserId: worker.id } });
        await renewTargetUsers();
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
