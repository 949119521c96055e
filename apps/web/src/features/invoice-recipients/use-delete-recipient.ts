import { useQueryClient } from '@tanstack/react-query';
import { DELETE_TEXTS } from './invoice-recipient-texts.ts';
import type { Recipient } from './recipient-query.ts';
import { RECIPIENTS } from './recipients-query.ts';
import { deleteRecipient } from './save-recipient.ts';
import { useToRecipients } from './use-to-recipients.ts';

/** Deletes, and goes back to the list. */
export function useDeleteRecipient({ id, letterHead }: Recipient, onDeleted: () => void): () => Promise<void> {
  const client = useQueryClient();
  const toRecipients = useToRecipients();
  return async () => {
    await deleteRecipient(id);
    onDeleted();
    await toRecipients(DELETE_TEXTS.deleted(letterHead.name));
    // Only now: while its page is shown, what is gone would be asked for once more.
    client.removeQueries({ queryKey: [RECIPIENTS], type: 'inactive' });
    await client.invalidateQueries({ queryKey: [RECIPIENTS] });
  };
}
