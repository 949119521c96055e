import { useQuery } from '@tanstack/react-query';
import { usePathParams } from '#platform/navigation/paths.ts';
import { useSearch } from '#platform/navigation/router.ts';
import { Pending } from '#ui/states/pending.tsx';
import { EditRecipientForm } from './edit-recipient-form.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';
import { recipientQuery } from './recipient-query.ts';

export function EditRecipientPage() {
  const { invoiceRecipientId: id } = usePathParams('/invoice_recipient/edit/$invoiceRecipientId');
  // A person who comes from a billing run finds the missing field, and the way back.
  const { field, back } = useSearch();
  const query = useQuery(recipientQuery(id));
  if (!query.data || !query.isFetchedAfterMount) return <Pending query={query} texts={RECIPIENT_TEXTS} />;
  return (
    <EditRecipientForm
      key={id}
      newest={query.data.recipient}
      types={query.data.types}
      field={typeof field === 'string' ? field : undefined}
      isFromRun={back === 'billing_run'}
    />
  );
}
