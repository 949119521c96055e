import { useQuery } from '@tanstack/react-query';
import { usePathParams } from '#platform/navigation/paths.ts';
import { LoadingArea } from '#ui/loading-area.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { TenantDetails } from './tenant-details.tsx';
import { tenantQuery } from './tenant-query.ts';
import { TENANT_TEXTS } from './tenant-texts.ts';

export function TenantPage() {
  const { id } = usePathParams('/tenant/$id');
  const { data, error, refetch } = useQuery(tenantQuery(id));
  if (data) return <TenantDetails tenant={data} />;
  if (error) return <FailedState title={TENANT_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  return <LoadingArea text={TENANT_TEXTS.loading} />;
}
