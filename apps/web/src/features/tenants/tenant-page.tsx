import { useQuery } from '@tanstack/react-query';
import { usePathParams } from '#platform/navigation/paths.ts';
import { Pending } from '#ui/states/pending.tsx';
import { TenantDetails } from './tenant-details.tsx';
import { tenantQuery } from './tenant-query.ts';
import { TENANT_TEXTS } from './tenant-texts.ts';

export function TenantPage() {
  const { id } = usePathParams('/tenant/$id');
  const query = useQuery(tenantQuery(id));
  if (!query.data) return <Pending query={query} texts={TENANT_TEXTS} />;
  return <TenantDetails tenant={query.data} />;
}
