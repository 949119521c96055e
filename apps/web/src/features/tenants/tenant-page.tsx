import { useQuery } from '@tanstack/react-query';
import { LoadingArea } from '#ui/loading-area.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { TenantDetails } from './tenant-details.tsx';
import { tenantQuery } from './tenant-query.ts';
import { TENANT_TEXTS } from './tenant-texts.ts';
import { useTenantId } from './use-tenant-id.ts';

export function TenantPage() {
  const id = useTenantId();
  const { data, error, refetch } = useQuery(tenantQuery(id));
  if (data) return <TenantDetails tenant={data} />;
  if (error) return <FailedState title={TENANT_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  return <LoadingArea text={TENANT_TEXTS.loading} />;
}
