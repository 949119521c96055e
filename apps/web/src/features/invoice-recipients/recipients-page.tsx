import { INVOICE_RECIPIENT_LIMITS } from '@gastspiel/domain/invoice-recipients/invoice-recipient-rules.ts';
import Button from '@mui/material/Button';
import { BookUser, FileUp, Plus, Tags as PriceTags } from 'lucide-react';
import { useListState } from '#parts/lists/use-list-state.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { Cut, Stack } from '#ui/layout.tsx';
import { Page } from '#ui/pages/page.tsx';
import type { Column } from '#ui/table/column.ts';
import { ListTable } from '#ui/table/list-table.tsx';
import { Tags } from '#ui/tags.tsx';
import { LIST_TEXTS } from './invoice-recipient-texts.ts';
import { RECIPIENT_TITLES } from './invoice-recipient-titles.ts';
import { type RecipientSummary, useRecipients } from './recipients-query.ts';
import { LIST_STATE, pageOf, type RecipientFilters } from './use-to-recipients.ts';

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
    <Stack gap={0.5} sx={{ justifyItems: 'start', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <span>{`${customerNumber} · ${postalCode} ${location}`}</span>
      {contactPersonNames.length > 0 && <Tags labels={contactPersonNames} max={1} />}
    </Stack>
  );
}

/** Set by the price list alone, so it can only be taken away. */
const ownPriceFilter = (
  { id, description }: NonNullable<RecipientFilters['ownPriceOf']>,
  onClear: () => void,
): Filter => ({
  key: 'ownPriceOf',
  label: LIST_TEXTS.ownPriceOf,
  options: [{ value: id, label: description }],
  selected: [id],
  onChange: onClear,
});

/** All invoice recipients of the agency. */
export function RecipientsPage() {
  const viewer = useViewer();
  const list = useListState(...LIST_STATE);
  const { chosen, narrow, clear, sort, page } = list;
  const query = useRecipients(page, chosen, sort);
  const { data } = query;
  const find = (text: string): void => narrow({ text: text.slice(0, INVOICE_RECIPIENT_LIMITS.search) });
  return (
    <Page title={RECIPIENT_TITLES.list} isTitleInHeader>
      <FilterBar
        search={{ value: chosen.text, onChange: find, label: LIST_TEXTS.search }}
        count={data && <b>{LIST_TEXTS.count(data.count)}</b>}
        filters={chosen.ownPriceOf ? [ownPriceFilter(chosen.ownPriceOf, () => narrow({ ownPriceOf: null }))] : []}
        onClear={clear}
        isActionsInMenu
        actions={
          <>
            <Button variant="outlined" href={linkTo('/price_list')} startIcon={<PriceTags size={16} />}>
              {LIST_TEXTS.priceList}
            </Button>
            {may(viewer, 'import.recipients') && (
              <Button variant="outlined" href={linkTo('/invoice_recipients/import')} startIcon={<FileUp size={16} />}>
                {LIST_TEXTS.import}
              </Button>
            )}
            <Button
              variant="contained"
              href={linkTo('/invoice_recipient/create')}
              aria-label={RECIPIENT_TITLES.create}
              startIcon={<Plus size={16} />}
            >
              {LIST_TEXTS.create}
            </Button>
          </>
        }
      />
      <ListTable
        label={RECIPIENT_TITLES.list}
        columns={RECIPIENT_COLUMNS}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        rowHref={({ id }) => pageOf(id)}
        card={RecipientCard}
        failed={LIST_TEXTS.failed}
        noMatch={
          chosen.text
            ? LIST_TEXTS.noMatch(chosen.text)
            : chosen.ownPriceOf && LIST_TEXTS.noOwnPrice(chosen.ownPriceOf.description)
        }
        empty={{
          icon: <BookUser />,
          title: LIST_TEXTS.empty,
          hint: LIST_TEXTS.emptyHint,
          actions: (
            <Button variant="contained" href={linkTo('/invoice_recipient/create')}>
              {RECIPIENT_TITLES.create}
            </Button>
          ),
        }}
      />
    </Page>
  );
}
