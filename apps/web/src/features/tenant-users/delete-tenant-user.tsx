import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { History, Trash2, UserX } from 'lucide-react';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { TENANT_USERS } from './office-query.ts';
import { deleteTenantUser } from './save-tenant-user.ts';
import type { TenantUser } from './tenant-user-query.ts';
import { DELETE_TEXTS } from './tenant-user-texts.ts';
import { useOfficeOf } from './use-office-of.ts';

interface DeleteTenantUserProps {
  readonly edited: TenantUser;
  /** Called before the page is left. */
  readonly onDeleted: () => void;
}

export function DeleteTenantUser({ edited, onDeleted }: DeleteTenantUserProps) {
  const [isAsking, setAsking] = useState(false);
  const { send } = useAttempt(deleteTenantUser);
  const client = useQueryClient();
  const office = useOfficeOf(edited.tenantId, edited.tenantName);
  const name = `${edited.user.firstName} ${edited.user.lastName}`;
  const remove = async (): Promise<void> => {
    await send({ tenantId: edited.tenantId, id: edited.user.id });
    onDeleted();
    office.noteLeaver(name);
    office.goBack(DELETE_TEXTS.deleted(name));
    // Only now: while the page is shown, what is gone would be asked for once more.
    client.removeQueries({ queryKey: [TENANT_USERS], type: 'inactive' });
    await client.invalidateQueries({ queryKey: [TENANT_USERS] });
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Trash2 size={16} />}
        onClick={() => setAsking(true)}
        sx={{ color: 'error.main' }}
      >
        {DELETE_TEXTS.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={DELETE_TEXTS.title}
          subject={name}
          consequences={[
            { icon: <UserX />, text: DELETE_TEXTS.access },
            { icon: <History />, text: DELETE_TEXTS.kept },
          ]}
          confirm={DELETE_TEXTS.confirm}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
