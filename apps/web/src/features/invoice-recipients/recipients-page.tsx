import { INVOICE_RECIPIENT_LIMITS } from '@gastspiel/domain/invoice-recipients/invoice-recipient-limits.ts';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useUiState } from '#platform/session/ui-state.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { Page } from '#ui/pages/page.tsx';
import type { Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { Pager } from '#ui/table/pager.tsx';
import { LIST_TEXTS } from './invoice-recipient-texts.ts';
import { RECIPIENT_TITLES } from './invoice-recipient-titles.ts';
import { RecipientCard } from './recipient-card.tsx';
import { RECIPIENT_COLUMNS } from './recipient-columns.tsx';
import { RecipientsBlank } from './recipients-blank.tsx';
import { useRecipients } from './recipients-query.ts';

/** All invoice recipients of the agency. */
export function RecipientsPage() {
  const [search, setSearch] = useUiState('invoiceRecipients.search', '');
  const [sort, setSort] = useUiState<Sort>('invoiceRecipients.sort', { key: 'name', isDescending: false });
  const [page, setPage] = useUiState('invoiceRecipients.page', { number: 1, size: 25 });
  const { data, error, refetch } = useRecipients(page, search, sort);
  const find = (text: string): void => {
    setSearch(text.slice(0, INVOICE_RECIPIENT_LIMITS.search));
    setPage({ ...page, number: 1 });
  };
  // Others may have deleted the last entries of a page that this screen remembers.
  const isBeyondEnd = data !== undefined && data.count > 0 && data.items.length === 0;
  useEffect(() => {
    if (isBeyondEnd) setPage({ number: 1, size: page.size });
  }, [isBeyondEnd, setPage, page.size]);
  const isBlank = error !== null || data?.count === 0;
  return (
    <Page title={RECIPIENT_TITLES.list} isTitleInHeader>
      <FilterBar
        search={{ value: search, onChange: find, label: LIST_TEXTS.search }}
        count={data && <b>{LIST_TEXTS.count(data.count)}</b>}
        onClear={() => find('')}
        actions={
          <Button
            variant="contained"
            href="/invoice_recipient/create"
            aria-label={RECIPIENT_TITLES.create}
            startIcon={<Plus size={16} />}
          >
            {LIST_TEXTS.create}
          </Button>
        }
      />
      <DataTable
        label={RECIPIENT_TITLES.list}
        columns={RECIPIENT_COLUMNS}
        rows={error ? [] : data?.items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/invoice_recipient/edit/${id}`}
        sort={sort}
        onSort={setSort}
        card={RecipientCard}
        blank={
          isBlank ? (
            <RecipientsBlank error={error} search={search} onClear={() => find('')} onRetry={() => void refetch()} />
          ) : undefined
        }
        foot={data && <Pager page={page} count={data.count} onChange={setPage} />}
      />
    </Page>
  );
}
