import Button from '@mui/material/Button';
import { Euro, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { DELETE_TEXTS } from './invoice-recipient-texts.ts';
import type { Recipient } from './recipient-query.ts';
import { useDeleteRecipient } from './use-delete-recipient.ts';

interface DeleteRecipientProps {
  readonly recipient: Recipient;
  /** Called before the page is left. */
  readonly onDeleted: () => void;
}

export function DeleteRecipient({ recipient, onDeleted }: DeleteRecipientProps) {
  const [isAsking, setAsking] = useState(false);
  const { customerNumber, letterHead, contactPersons: persons, appointmentTypePrices: prices } = recipient;
  const remove = useDeleteRecipient(recipient, onDeleted);
  const consequences = [
    ...(persons.length > 0 ? [{ icon: <UserRound />, text: DELETE_TEXTS.persons(persons.length) }] : []),
    ...(prices.length > 0 ? [{ icon: <Euro />, text: DELETE_TEXTS.prices(prices.length) }] : []),
  ];
  return (
    <>
      <Button variant="outlined" startIcon={<Trash2 size={16} />} onClick={() => setAsking(true)} sx={DANGER}>
        {DELETE_TEXTS.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={DELETE_TEXTS.title}
          subject={`${customerNumber} · ${letterHead.name}`}
          {...(consequences.length > 0 && { intro: DELETE_TEXTS.intro, consequences })}
          confirm={DELETE_TEXTS.confirm}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

const DANGER = { color: 'error.main' } as const;
