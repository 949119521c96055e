import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Euro, MapPin, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { MessageDialog } from '#ui/dialogs/message-dialog.tsx';
import { DELETE_TEXTS } from './invoice-recipient-texts.ts';
import { linksOf, type Recipient } from './recipient-query.ts';
import { RECIPIENTS } from './recipients-query.ts';
import { deleteRecipient } from './save-recipient.ts';
import { LIST, useLeave } from './use-to-recipients.ts';

/** Deletes, and goes back to the list. */
function useDeleteRecipient({ id, letterHead }: Recipient, onDeleted: () => void): () => Promise<void> {
  const remove = useAttempt(deleteRecipient);
  const client = useQueryClient();
  const leave = useLeave();
  return async () => {
    await remove.send({ id });
    onDeleted();
    await leave(LIST, DELETE_TEXTS.deleted(letterHead.name));
    // Only now: while its page is shown, what is gone would be asked for once more.
    client.removeQueries({ queryKey: [RECIPIENTS], type: 'inactive' });
    await client.invalidateQueries({ queryKey: [RECIPIENTS] });
  };
}

interface DeleteRecipientProps {
  readonly recipient: Recipient;
  /** Called before the page is left. */
  readonly onDeleted: () => void;
}

export function DeleteRecipient({ recipient, onDeleted }: DeleteRecipientProps) {
  const [asked, setAsked] = useState<Awaited<ReturnType<typeof linksOf>>>();
  const [isBusy, setBusy] = useState(false);
  const close = () => setAsked(undefined);
  // A person who can not delete it hears so before they are asked. If that can not be found out, the server will say it.
  const ask = async (): Promise<void> => {
    setBusy(true);
    setAsked(await linksOf(recipient.id).catch(() => ({ appointments: 0, invoices: 0 })));
    setBusy(false);
  };
  const isLinked = asked && asked.appointments + asked.invoices > 0;
  const { customerNumber, letterHead, contactPersons: persons, ownPrices: prices } = recipient;
  const remove = useDeleteRecipient(recipient, onDeleted);
  const consequences = [
    ...(persons.length > 0 ? [{ icon: <UserRound />, text: DELETE_TEXTS.persons(persons.length) }] : []),
    ...(prices.length > 0 ? [{ icon: <Euro />, text: DELETE_TEXTS.prices(prices.length) }] : []),
    { icon: <MapPin />, text: DELETE_TEXTS.venues },
  ];
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Trash2 size={16} />}
        loading={isBusy}
        onClick={() => void ask()}
        sx={DANGER}
      >
        {DELETE_TEXTS.button}
      </Button>
      {asked && isLinked && (
        <MessageDialog
          title={DELETE_TEXTS.usedTitle}
          subject={`${customerNumber} · ${letterHead.name}`}
          onClose={close}
        >
          {asked.invoices > 0 ? DELETE_TEXTS.invoiced(asked.invoices) : DELETE_TEXTS.used(asked.appointments)}
        </MessageDialog>
      )}
      {asked && !isLinked && (
        <ConfirmDialog
          title={DELETE_TEXTS.title}
          subject={`${customerNumber} · ${letterHead.name}`}
          {...(consequences.length > 0 && { intro: DELETE_TEXTS.intro, consequences })}
          confirm={DELETE_TEXTS.confirm}
          onConfirm={remove}
          onCancel={close}
        />
      )}
    </>
  );
}

const DANGER = { color: 'error.main' } as const;
