import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { useUiState } from '#platform/session/ui-state.ts';
import { Cut } from '#ui/cut.tsx';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { Page } from '#ui/pages/page.tsx';
import { hasFailed } from '#ui/states/failed-state.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { Pager } from '#ui/table/pager.tsx';
import { usePageWithin } from '#ui/table/use-page-within.ts';
import { Tag } from '#ui/tag.tsx';
import { LIST_TEXTS, TENANT_TEXTS } from './tenant-texts.ts';
import { TENANT_TITLES } from './tenant-titles.ts';
import { TenantsBlank } from './tenants-blank.tsx';
import { type TenantSummary, useTenants } from './tenants-query.ts';

const moduleTag = (tenant: TenantSummary) =>
  tenant.hasInvoicingModule ? <Tag label={TENANT_TEXTS.invoicing} /> : LIST_TEXTS.none;

const TENANT_COLUMNS: readonly Column<TenantSummary>[] = [
  { key: 'name', label: LIST_TEXTS.name, cell: ({ name }) => <Cut width="min(360px, 28vw)">{name}</Cut> },
  {
    key: 'email',
    label: LIST_TEXTS.email,
    cell: ({ contactEmail }) => <Cut width="min(260px, 23vw)">{contactEmail ?? LIST_TEXTS.none}</Cut>,
  },
  { key: 'phone', label: LIST_TEXTS.phone, priority: 2, cell: ({ contactPhone }) => contactPhone ?? LIST_TEXTS.none },
  { key: 'module', label: LIST_TEXTS.module, cell: moduleTag },
];

/** An agency on phones: what it has told, without labels. */
function TenantCard({ contactEmail, contactPhone, hasInvoicingModule }: TenantSummary) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {contactEmail && <span>{contactEmail}</span>}
      {contactPhone && <span>{contactPhone}</span>}
      {hasInvoicingModule && <Tag label={TENANT_TEXTS.invoicing} />}
    </Box>
  );
}

/** All agencies of the platform. */
export function TenantsPage() {
  const [search, setSearch] = useUiState('tenants.search', '');
  const [page, setPage] = useUiState('tenants.page', { number: 1, size: 25 });
  const query = useTenants(page, search);
  const { data } = query;
  const find = (name: string): void => {
    setSearch(name);
    setPage({ ...page, number: 1 });
  };
  usePageWithin(data, page, setPage);
  const isBlank = hasFailed(query) || data?.count === 0;
  return (
    <Page title={TENANT_TITLES.list} isTitleInHeader>
      <FilterBar
        search={{ value: search, onChange: find, label: LIST_TEXTS.search }}
        count={data && <b>{LIST_TEXTS.count(data.count)}</b>}
        onClear={() => find('')}
        actions={
          <Button variant="contained" href={linkTo('/tenant/create')} startIcon={<Plus size={16} />}>
            {TENANT_TITLES.create}
          </Button>
        }
      />
      <DataTable
        label={TENANT_TITLES.list}
        columns={TENANT_COLUMNS}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => linkTo('/tenant/$id', { id })}
        card={TenantCard}
        blank={isBlank ? <TenantsBlank query={query} search={search} onClear={() => find('')} /> : undefined}
        foot={data && <Pager page={page} count={data.count} onChange={setPage} />}
      />
    </Page>
  );
}
