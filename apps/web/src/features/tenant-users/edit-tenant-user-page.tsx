import { useQuery } from '@tanstack/react-query';
import { usePathParams } from '#platform/navigation/paths.ts';
import { Pending } from '#ui/states/pending.tsx';
import { EditTenantUserForm } from './edit-tenant-user-form.tsx';
import { tenantUserQuery } from './tenant-user-query.ts';
import { EDIT_TEXTS } from './tenant-user-texts.ts';

export function EditTenantUserPage() {
  const { tenantId, tenantUserId } = usePathParams('/tenant_user/edit/$tenantId/$tenantUserId');
  const query = useQuery(tenantUserQuery(tenantId, tenantUserId));
  if (!query.data || !query.isFetchedAfterMount) return <Pending query={query} texts={EDIT_TEXTS} />;
  return <EditTenantUserForm key={tenantUserId} newest={query.data} />;
}
