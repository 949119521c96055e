import Button from '@mui/material/Button';
import { Archive, DatabaseZap, Trash2, UserX } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { DELETE_TEXTS, TENANT_TEXTS } from './tenant-texts.ts';
import { useDeleteTenant } from './use-delete-tenant.ts';

export function DeleteTenant({ id, name }: { readonly id: string; readonly name: string }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteTenant(id, name);
  return (
    <>
      <Button variant="outlined" startIcon={<Trash2 size={16} />} onClick={() => setAsking(true)} sx={DANGER}>
        {TENANT_TEXTS.delete}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={DELETE_TEXTS.title}
          subject={`„${name}“`}
          intro={DELETE_TEXTS.intro}
          consequences={[
            { icon: <UserX />, text: DELETE_TEXTS.access },
            { icon: <DatabaseZap />, text: DELETE_TEXTS.erased },
            { icon: <Archive />, text: DELETE_TEXTS.kept },
          ]}
          typed={name}
          confirm={DELETE_TEXTS.confirm}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

const DANGER = { color: 'error.main' } as const;
