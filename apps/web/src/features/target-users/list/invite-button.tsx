import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { InviteDialog } from './invite-dialog.tsx';
import { LIST_TEXTS } from './list-texts.ts';

export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<UserPlus size={16} />} onClick={() => setOpen(true)}>
        {LIST_TEXTS.invite}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}
