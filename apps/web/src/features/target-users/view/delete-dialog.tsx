import { DatabaseZap, UserX } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useRemove } from '../privacy/use-remove.ts';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { renewTargetUsers } from '../target-users-keys.ts';
import { REMOVE_TEXTS } from './view-texts.ts';

/** For who may delete but not anonymise; the server refuses where something hangs on the worker, and the dialog says so. */
export function DeleteDialog({ worker, onClose }: { readonly worker: TargetUser; readonly onClose: () => void }) {
  const name = fullName(worker.personalInformation);
  const remove = useRemove(worker);
  return (
    <ConfirmDialog
      title={REMOVE_TEXTS.title}
      subject={name}
      intro={REMOVE_TEXTS.intro}
      consequences={[
        { icon: <UserX />, text: REMOVE_TEXTS.access },
        { icon: <DatabaseZap />, text: REMOVE_TEXTS.erased },
      ]}
      typed={name}
      confirm={REMOVE_TEXTS.delete}
      onConfirm={async () => {
        await remove('DELETE');
        await renewTargetUsers();
      }}
      onCancel={onClose}
    />
  );
}
