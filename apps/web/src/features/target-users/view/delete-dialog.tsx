import { useNavigate } from '@tanstack/react-router';
import { DatabaseZap, UserX } from 'lucide-react';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { renewTargetUsers } from '../renew-target-users.ts';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { REMOVE_TEXTS } from './view-texts.ts';

const DeleteTargetUser = graphql(`
  mutation DeleteTargetUser($id: String!) {
    deleteTargetUser(targetUserId: $id)
  }
`);

// As plain text: the router's types know nothing of the features' paths.
const LIST: string = '/target_users';

interface StepProps {
  readonly worker: TargetUser;
  readonly onClose: () => void;
}

/** For who never worked; the server refuses where something hangs on the worker, and the dialog says so. */
export function DeleteDialog({ worker, onClose }: StepProps) {
  const name = fullName(worker.personalInformation);
  const navigate = useNavigate();
  const notify = useNotify();
  return (
    <ConfirmDialog
      title={REMOVE_TEXTS.title}
      subject={name}
      intro={REMOVE_TEXTS.intro}
      consequences={[
        { icon: <UserX />, text: REMOVE_TEXTS.access },
        { icon: <DatabaseZap />, text: REMOVE_TEXTS.erased },
      ]}
      confirm={REMOVE_TEXTS.delete}
      onConfirm={async () => {
        await execute(DeleteTargetUser, { id: worker.id });
        notify({ text: REMOVE_TEXTS.deleted(name) });
        await navigate({ to: LIST });
        await renewTargetUsers();
      }}
      onCancel={onClose}
    />
  );
}
