import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { INVOICES } from '#platform/live/topics.ts';
import { linkTo, usePathParams } from '#platform/navigation/paths.ts';
import { Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { LIST_TEXTS as TEXTS } from './invoice-texts.ts';
import { INVOICE_TITLES } from './invoice-titles.ts';
import { useShowInvoices } from './list/show-invoices.ts';

const RecipientInvoices = graphql(`
  query RecipientInvoices($id: String!) {
    invoiceRecipientName(invoiceRecipientId: $id) { id name customerNumber }
    invoices(filter: { invoiceRecipientId: $id }) { count }
  }
`);

/** The end of a recipient's page: how many invoices they have, and the way to exactly those. */
export function RecipientInvoicesSection() {
  const { invoiceRecipientId } = usePathParams('/invoice_recipient/edit/$invoiceRecipientId');
  return <InvoicesOfRecipient recipientId={invoiceRecipientId} />;
}

export function InvoicesOfRecipient({ recipientId }: { readonly recipientId: string }) {
  const show = useShowInvoices();
  const { data } = useQuery(ask(RecipientInvoices, { id: recipientId }, [INVOICES], (answer) => answer));
  if (!data) return null;
  const { count } = data.invoices;
  return (
    <SectionCard title={INVOICE_TITLES.list}>
      {count === 0 ? (
        <Quiet size="body1">{TEXTS.empty}</Quiet>
      ) : (
        <Link href={linkTo('/invoices')} onClick={() => show({ recipient: data.invoiceRecipientName })}>
          {TEXTS.show(count)}
        </Link>
      )}
    </SectionCard>
  );
}
