import { useQuery } from '@tanstack/react-query';
import { usePathParams } from '#platform/navigation/paths.ts';
import { LoadingArea } from '#ui/loading-area.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { EditTenantUserForm } from './edit-tenant-user-form.tsx';
import { tenantUserQuery } from './tenant-user-query.ts';
import { EDIT_TEXTS } from './tenant-user-texts.ts';

export function EditTenantUserPage() {
  const { tenantId, tenantUserId } = usePathParams('/tenant_user/edit/$tenantId/$tenantUserId');
  const { data, error, refetch, isFetchedAfterMount } = useQuery(tenantUserQuery(tenantId, tenantUserId));
  if (error && !data) return <FailedState title={EDIT_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  // Whoever began with an older version would be refused at the end.
  if (!data || !isFetchedAfterMount) return <LoadingArea text={EDIT_TEXTS.loading} />;
  return <EditTenantUserForm key={tenantUserId} newest={data} />;
}
