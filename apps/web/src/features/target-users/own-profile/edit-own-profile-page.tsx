import { useQuery } from '@tanstack/react-query';
import { LoadingArea } from '#ui/loading-area.tsx';
import { Page } from '#ui/pages/page.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { OWN_TITLES } from '../target-user-titles.ts';
import { EditOwnProfileForm } from './edit-own-profile-form.tsx';
import { ownProfileQuery } from './own-profile-query.ts';
import { OWN_TEXTS } from './own-profile-texts.ts';

export function EditOwnProfilePage() {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(ownProfileQuery);
  if (error && !data) return <FailedState title={OWN_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  // Whoever began with an older version would be refused at the end.
  if (!data || !isFetchedAfterMount) return <LoadingArea text={OWN_TEXTS.loading} />;
  return (
    <Page title={OWN_TITLES.edit} isTitleInHeader>
      <EditOwnProfileForm newest={data} />
    </Page>
  );
}
