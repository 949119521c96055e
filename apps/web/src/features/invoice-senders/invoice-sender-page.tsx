import { useQuery } from '@tanstack/react-query';
import { Page } from '#ui/pages/page.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { SENDER_TITLE } from './invoice-sender-title.ts';
import { SenderForm } from './sender-form.tsx';
import { senderQuery } from './sender-query.ts';
import { SENDER_TEXTS } from './sender-texts.ts';

export function InvoiceSenderPage() {
  const query = useQuery(senderQuery);
  if (query.data === undefined || !query.isFetchedAfterMount) return <Pending query={query} texts={SENDER_TEXTS} />;
  return (
    <Page title={SENDER_TITLE} isTitleInHeader>
      <SenderForm newest={query.data} />
    </Page>
  );
}
