import Button from '@mui/material/Button';
import { Building2, Plus } from 'lucide-react';
import { useListState } from '#parts/lists/use-list-state.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { Cut, Stack } from '#ui/layout.tsx';
import { Page } from '#ui/pages/page.tsx';
import type { Column } from '#ui/table/column.ts';
import { ListTable } from '#ui/table/list-table.tsx';
import { Tag } from '#ui/tag.tsx';
import { LIST_TEXTS, TENANT_TEXTS } from './tenant-texts.ts';
import { TENANT_TITLES } from './tenant-titles.ts';
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
    <Stack gap={0.5} sx={{ justifyItems: 'start', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {contactEmail && <span>{contactEmail}</span>}
      {contactPhone && <span>{contactPhone}</span>}
      {hasInvoicingModule && <Tag label={TENANT_TEXTS.invoicing} />}
    </Stack>
  );
}

/** All agencies of the platform. */
export function TenantsPage() {
  const list = useListState('tenants', { text: '' });
  const { chosen, narrow, clear, page } = list;
  const query = useTenants(page, chosen.text);
  const { data } = query;
  return (
    <Page title={TENANT_TITLES.list} isTitleInHeader>
      <FilterBar
        search={{ value: chosen.text, onChange: (text) => narrow({ text }), label: LIST_TEXTS.search }}
        count={data && <b>{LIST_TEXTS.count(data.count)}</b>}
        onClear={clear}
        actions={
          <Button variant="contained" href={linkTo('/tenant/create')} startIcon={<Plus size={16} />}>
            {TENANT_TITLES.create}
          </Button>
        }
      />
      <ListTable
        label={TENANT_TITLES.list}
        columns={TENANT_COLUMNS}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        rowHref={({ id }) => linkTo('/tenant/$id', { id })}
        card={TenantCard}
        failed={LIST_TEXTS.failed}
        noMatch={chosen.text && LIST_TEXTS.noMatch(chosen.text)}
        empty={{
          icon: <Building2 />,
          title: LIST_TEXTS.empty,
          hint: LIST_TEXTS.emptyHint,
          actions: (
            <Button variant="contained" href={linkTo('/tenant/create')}>
              {TENANT_TITLES.create}
            </Button>
          ),
        }}
      />
    </Page>
  );
}
