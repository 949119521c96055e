import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useUiState } from '#platform/session/ui-state.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { Page } from '#ui/pages/page.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { Pager } from '#ui/table/pager.tsx';
import { TenantCard } from './tenant-card.tsx';
import { TENANT_COLUMNS } from './tenant-columns.tsx';
import { LIST_TEXTS } from './tenant-texts.ts';
import { TENANT_TITLES } from './tenant-titles.ts';
import { TenantsBlank } from './tenants-blank.tsx';
import { useTenants } from './tenants-query.ts';

/** All agencies of the platform. */
export function TenantsPage() {
  const [search, setSearch] = useUiState('tenants.search', '');
  const [page, setPage] = useUiState('tenants.page', { number: 1, size: 25 });
  const { data, error, refetch } = useTenants(page, search);
  const find = (name: string): void => {
    setSearch(name);
    setPage({ ...page, number: 1 });
  };
  // Others may have deleted the last entries of a page that this screen remembers.
  const isBeyondEnd = data !== undefined && data.count > 0 && data.items.length === 0;
  useEffect(() => {
    if (isBeyondEnd) setPage({ number: 1, size: page.size });
  }, [isBeyondEnd, setPage, page.size]);
  const isBlank = error !== null || data?.count === 0;
  return (
    <Page title={TENANT_TITLES.list} isTitleInHeader>
      <FilterBar
        search={{ value: search, onChange: find, label: LIST_TEXTS.search }}
        count={data && <b>{LIST_TEXTS.count(data.count)}</b>}
        onClear={() => find('')}
        actions={
          <Button variant="contained" href="/tenant/create" startIcon={<Plus size={16} />}>
            {TENANT_TITLES.create}
          </Button>
        }
      />
      <DataTable
        label={TENANT_TITLES.list}
        columns={TENANT_COLUMNS}
        rows={error ? [] : data?.items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/tenant/${id}`}
        card={TenantCard}
        blank={
          isBlank ? (
            <TenantsBlank error={error} search={search} onClear={() => find('')} onRetry={() => void refetch()} />
          ) : undefined
        }
        foot={data && <Pager page={page} count={data.count} onChange={setPage} />}
      />
    </Page>
  );
}
