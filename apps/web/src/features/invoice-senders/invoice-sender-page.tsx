import { useQuery } from '@tanstack/react-query';
import { LoadingArea } from '#ui/loading-area.tsx';
import { Page } from '#ui/pages/page.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { SENDER_TITLE } from './invoice-sender-title.ts';
import { SenderForm } from './sender-form.tsx';
import { senderQuery } from './sender-query.ts';
import { SENDER_TEXTS } from './sender-texts.ts';

export function InvoiceSenderPage() {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(senderQuery);
  if (error && data === undefined)
    return <FailedState title={SENDER_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  // Whoever began with an older version would be refused at the end.
  if (data === undefined || !isFetchedAfterMount) return <LoadingArea text={SENDER_TEXTS.loading} />;
  return (
    <Page title={SENDER_TITLE} isTitleInHeader>
      <SenderForm newest={data} />
    </Page>
  );
}
