import { priceDay } from '@gastspiel/domain/price-list/price-day.ts';
import { useQuery } from '@tanstack/react-query';
import { linkTo, usePathParams } from '#platform/navigation/paths.ts';
import { useSearch } from '#platform/navigation/router.ts';
import { Pending } from '#ui/states/pending.tsx';
import { EditRecipientForm } from './edit-recipient-form.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';
import { recipientQuery } from './recipient-query.ts';

/** Only back to an invoice: an address may come from anywhere. */
const invoiceAt = (back: string | undefined): string | undefined =>
  back?.startsWith(linkTo('/invoice/create')) || back?.startsWith('/invoice/edit/') ? back : undefined;

export function EditRecipientPage() {
  const { invoiceRecipientId: id } = usePathParams('/invoice_recipient/edit/$invoiceRecipientId');
  // A person who comes from a billing run or an invoice finds the missing field, and the way back.
  const { field, back, day } = useSearch();
  const workDay = priceDay.safeParse(day).data;
  const query = useQuery(recipientQuery(id));
  if (!query.data || !query.isFetchedAfterMount) return <Pending query={query} texts={RECIPIENT_TEXTS} />;
  return (
    <EditRecipientForm
      key={id}
      newest={query.data.recipient}
      types={query.data.types}
      field={typeof field === 'string' ? field : undefined}
      day={workDay}
      back={back === 'billing_run' ? linkTo('/invoices/billing_run') : invoiceAt(back)}
    />
  );
}
