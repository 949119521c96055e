import { useQuery } from '@tanstack/react-query';
import { LoadingArea } from '#ui/loading-area.tsx';
import { Page } from '#ui/pages/page.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { CreateRecipientForm } from './create-recipient-form.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';
import { RECIPIENT_TITLES } from './invoice-recipient-titles.ts';
import { newRecipientQuery } from './recipient-query.ts';

export function CreateRecipientPage() {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(newRecipientQuery);
  if (error && !data)
    return <FailedState title={RECIPIENT_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  // An older proposal would be somebody's number by now.
  if (!data || !isFetchedAfterMount) return <LoadingArea text={RECIPIENT_TEXTS.loading} />;
  return (
    <Page title={RECIPIENT_TITLES.create} isTitleInHeader>
      <CreateRecipientForm {...data} />
    </Page>
  );
}
