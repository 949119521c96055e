import { useQuery } from '@tanstack/react-query';
import { Page } from '#ui/pages/page.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { OWN_TITLES } from '../target-user-titles.ts';
import { EditOwnProfileForm } from './edit-own-profile-form.tsx';
import { ownProfileQuery } from './own-profile-query.ts';
import { OWN_TEXTS } from './own-profile-texts.ts';

export function EditOwnProfilePage() {
  const query = useQuery(ownProfileQuery);
  if (!query.data || !query.isFetchedAfterMount) return <Pending query={query} texts={OWN_TEXTS} />;
  return (
    <Page title={OWN_TITLES.edit} isTitleInHeader>
      <EditOwnProfileForm newest={query.data} />
    </Page>
  );
}
