import { useQuery } from '@tanstack/react-query';
import { usePathParams } from '#platform/navigation/paths.ts';
import { Page } from '#ui/pages/page.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { EditTenantForm } from './edit-tenant-form.tsx';
import { tenantQuery } from './tenant-query.ts';
import { TENANT_TEXTS } from './tenant-texts.ts';
import { TENANT_TITLES } from './tenant-titles.ts';

export function EditTenantPage() {
  const { id } = usePathParams('/tenant/edit/$id');
  const query = useQuery(tenantQuery(id));
  if (!query.data || !query.isFetchedAfterMount) return <Pending query={query} texts={TENANT_TEXTS} />;
  return (
    <Page title={TENANT_TITLES.edit} isTitleInHeader>
      <EditTenantForm key={id} newest={query.data} />
    </Page>
  );
}
