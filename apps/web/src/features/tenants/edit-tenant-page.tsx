import { useQuery } from '@tanstack/react-query';
import { usePathParams } from '#platform/navigation/paths.ts';
import { LoadingArea } from '#ui/loading-area.tsx';
import { Page } from '#ui/pages/page.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { EditTenantForm } from './edit-tenant-form.tsx';
import { tenantQuery } from './tenant-query.ts';
import { TENANT_TEXTS } from './tenant-texts.ts';
import { TENANT_TITLES } from './tenant-titles.ts';

export function EditTenantPage() {
  const { id } = usePathParams('/tenant/edit/$id');
  const { data, error, refetch, isFetchedAfterMount } = useQuery(tenantQuery(id));
  if (error && !data) return <FailedState title={TENANT_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  // Whoever began with an older version would be refused at the end.
  if (!data || !isFetchedAfterMount) return <LoadingArea text={TENANT_TEXTS.loading} />;
  return (
    <Page title={TENANT_TITLES.edit} isTitleInHeader>
      <EditTenantForm key={id} newest={data} />
    </Page>
  );
}
