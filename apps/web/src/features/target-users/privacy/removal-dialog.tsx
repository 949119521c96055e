import Dialog from '@mui/material/Dialog';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { renewTargetUsers } from '../target-users-keys.ts';
import { REMOVAL_KIND_TEXTS, REMOVAL_TEXTS } from './privacy-texts.ts';
import { removalConsequences } from './removal-consequences.tsx';
import { useRemoval } from './removal-query.ts';
import { useRemove } from './use-remove.ts';

/** Asks first what the law allows, and says it; none of its steps can be taken back, so the name has to be typed. */
export function RemovalDialog({ worker, onClose }: { readonly worker: TargetUser; readonly onClose: () => void }) {
  const query = useRemoval(worker.id);
  const { data: removal } = query;
  const remove = useRemove(worker);
  if (!removal) {
    return (
      <Dialog open onClose={onClose} aria-label={REMOVAL_TEXTS.step} slotProps={{ paper: { sx: { width: 520 } } }}>
        <Pending query={query} texts={REMOVAL_TEXTS} />
      </Dialog>
    );
  }
  const name = fullName(worker.personalInformation);
  const { title, confirm } = REMOVAL_KIND_TEXTS[removal.kind];
  return (
    <ConfirmDialog
      title={title}
      subject={name}
      intro={REMOVAL_TEXTS.intro}
      consequences={removalConsequences(removal)}
      typed={name}
      confirm={confirm}
      onConfirm={async () => {
        await remove(removal.kind);
        onClose();
        await renewTargetUsers();
      }}
      onCancel={onClose}
    />
  );
}
