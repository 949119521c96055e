import { INVOICE_RECIPIENT_LIMITS } from '@gastspiel/domain/invoice-recipients/invoice-recipient-rules.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Button from '@mui/material/Button';
import { BookUser, FileUp, Plus, Tags as PriceTags } from 'lucide-react';
import { useMemo } from 'react';
import { CsvButton } from '#parts/downloads/csv-button.tsx';
import { useListState } from '#parts/lists/use-list-state.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNow } from '#platform/state/use-now.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { Page } from '#ui/pages/page.tsx';
import { ListTable } from '#ui/table/list-table.tsx';
import { LIST_TEXTS } from './invoice-recipient-texts.ts';
import { RECIPIENT_TITLES } from './invoice-recipient-titles.ts';
import { RECIPIENT_COLUMNS, RecipientCard, sumColumns } from './recipient-columns.tsx';
import { choiceOf, useRecipients } from './recipients-query.ts';
import { LIST_STATE, pageOf, type RecipientFilters } from './use-to-recipients.ts';

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
  const seesSums = may(viewer, 'balances.read');
  const query = useRecipients(page, chosen, sort, seesSums);
  const { data } = query;
  const year = dayOf(useNow()).slice(0, 4);
  const columns = useMemo(() => (seesSums ? sumColumns(year) : RECIPIENT_COLUMNS), [seesSums, year]);
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
            {seesSums && <CsvButton input={{ recipientBalancesCsv: choiceOf(chosen, sort) }} />}
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
        columns={columns}
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
