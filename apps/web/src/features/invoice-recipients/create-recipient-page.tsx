import { useQuery } from '@tanstack/react-query';
import { Page } from '#ui/pages/page.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { CreateRecipientForm } from './create-recipient-form.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';
import { RECIPIENT_TITLES } from './invoice-recipient-titles.ts';
import { newRecipientQuery } from './recipient-query.ts';

export function CreateRecipientPage() {
  const query = useQuery(newRecipientQuery);
  // An older proposal would be somebody's number by now.
  if (!query.data || !query.isFetchedAfterMount) return <Pending query={query} texts={RECIPIENT_TEXTS} />;
  return (
    <Page title={RECIPIENT_TITLES.create} isTitleInHeader>
      <CreateRecipientForm {...query.data} />
    </Page>
  );
}
