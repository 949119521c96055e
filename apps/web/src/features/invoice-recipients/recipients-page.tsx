import { INVOICE_RECIPIENT_LIMITS } from '@gastspiel/domain/invoice-recipients/invoice-recipient-rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { useUiState } from '#platform/session/ui-state.ts';
import { Cut } from '#ui/cut.tsx';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { Page } from '#ui/pages/page.tsx';
import { hasFailed } from '#ui/states/failed-state.tsx';
import type { Column, Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { Pager } from '#ui/table/pager.tsx';
import { usePageWithin } from '#ui/table/use-page-within.ts';
import { Tags } from '#ui/tags.tsx';
import { LIST_TEXTS } from './invoice-recipient-texts.ts';
import { RECIPIENT_TITLES } from './invoice-recipient-titles.ts';
import { RecipientsBlank } from './recipients-blank.tsx';
import { type RecipientSummary, useRecipients } from './recipients-query.ts';
import { SEARCH } from './use-to-recipients.ts';

const persons = ({ contactPersonNames: names }: RecipientSummary) =>
  names.length > 0 ? <Tags labels={names} max={1} /> : LIST_TEXTS.none;

const RECIPIENT_COLUMNS: readonly Column<RecipientSummary>[] = [
  {
    key: 'name',
    label: LIST_TEXTS.name,
    isSortable: true,
    takesRest: true,
    cell: ({ name }) => <Cut>{name}</Cut>,
  },
  { key: 'number', label: LIST_TEXTS.number, isSortable: true, cell: ({ customerNumber }) => customerNumber },
  { key: 'location', label: LIST_TEXTS.location, cell: ({ postalCode, location }) => `${postalCode} ${location}` },
  { key: 'persons', label: LIST_TEXTS.persons, priority: 2, cell: persons },
  { key: 'phone', label: LIST_TEXTS.phone, priority: 3, cell: ({ phoneNumber }) => phoneNumber ?? LIST_TEXTS.none },
];

/** A recipient on phones: what one needs to recognise it. */
function RecipientCard({ customerNumber, postalCode, location, contactPersonNames }: RecipientSummary) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <span>{`${customerNumber} · ${postalCode} ${location}`}</span>
      {contactPersonNames.length > 0 && <Tags labels={contactPersonNames} max={1} />}
    </Box>
  );
}

/** All invoice recipients of the agency. */
export function RecipientsPage() {
  const [search, setSearch] = useUiState(SEARCH, '');
  const [sort, setSort] = useUiState<Sort>('invoiceRecipients.sort', { key: 'name', isDescending: false });
  const [page, setPage] = useUiState('invoiceRecipients.page', { number: 1, size: 25 });
  const query = useRecipients(page, search, sort);
  const { data } = query;
  const find = (text: string): void => {
    setSearch(text.slice(0, INVOICE_RECIPIENT_LIMITS.search));
    setPage({ ...page, number: 1 });
  };
  usePageWithin(data, page, setPage);
  const isBlank = hasFailed(query) || data?.count === 0;
  return (
    <Page title={RECIPIENT_TITLES.list} isTitleInHeader>
      <FilterBar
        search={{ value: search, onChange: find, label: LIST_TEXTS.search }}
        count={data && <b>{LIST_TEXTS.count(data.count)}</b>}
        onClear={() => find('')}
        actions={
          <Button
            variant="contained"
            href={linkTo('/invoice_recipient/create')}
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
        rows={data?.items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => linkTo('/invoice_recipient/edit/$invoiceRecipientId', { invoiceRecipientId: id })}
        sort={sort}
        onSort={setSort}
        card={RecipientCard}
        blank={isBlank ? <RecipientsBlank query={query} search={search} onClear={() => find('')} /> : undefined}
        foot={data && <Pager page={page} count={data.count} onChange={setPage} />}
      />
    </Page>
  );
}
