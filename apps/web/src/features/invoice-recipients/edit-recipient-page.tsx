import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { usePathParams } from '#platform/navigation/paths.ts';
import { LoadingArea } from '#ui/loading-area.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { EditRecipientForm } from './edit-recipient-form.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';
import { recipientQuery } from './recipient-query.ts';

export function EditRecipientPage() {
  // The router's types know nothing of the features' paths.
  const { invoiceRecipientId: id } = usePathParams('/invoice_recipient/edit/$invoiceRecipientId');
  // A person who comes from a billing run finds the missing field, and the way back.
  const { field, back }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { data, error, refetch, isFetchedAfterMount } = useQuery(recipientQuery(id));
  if (error && !data)
    return <FailedState title={RECIPIENT_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  // Whoever began with an older version would be refused at the end.
  if (!data || !isFetchedAfterMount) return <LoadingArea text={RECIPIENT_TEXTS.loading} />;
  return (
    <EditRecipientForm
      key={id}
      newest={data.recipient}
      types={data.types}
      field={typeof field === 'string' ? field : undefined}
      isFromRun={back === 'billing_run'}
    />
  );
}
