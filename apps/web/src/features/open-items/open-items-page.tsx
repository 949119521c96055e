import type { Age } from '@gastspiel/domain/open-items/ages.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, HandCoins, Landmark } from 'lucide-react';
import { CsvButton } from '#parts/downloads/csv-button.tsx';
import { useDownload } from '#parts/downloads/use-download.ts';
import { useListState } from '#parts/lists/use-list-state.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { formatEuro } from '#ui/format/german-money.ts';
import { COLUMN, Quiet } from '#ui/layout.tsx';
import { DetailHead } from '#ui/pages/detail-head.tsx';
import { ListTable } from '#ui/table/list-table.tsx';
import { useIsPhone } from '#ui/use-is-phone.ts';
import { AgeCards } from './age-cards.tsx';
import { DayChoice } from './day-choice.tsx';
import { CARD_COLUMNS, largestOf, Open, openItemsCard, openItemsColumns } from './open-items-columns.tsx';
import { type OpenItems, type OpenItemsFilter, openItemsQuery, overdueIn } from './open-items-query.ts';
import { OPEN_ITEMS_TEXTS as TEXTS } from './open-items-texts.ts';
import { OPEN_ITEMS_TITLE } from './open-items-titles.ts';

const NO_FILTERS = { text: '', onlyOverdue: false, age: null as Age | null, day: null as string | null };
const SORTS = ['OVERDUE', 'OPEN', 'NAME', 'CUSTOMER_NUMBER'] as const;
const isLargestFirst = (key: string): boolean => key === 'OVERDUE' || key === 'OPEN';

/** Who owes what, by how long it has been due, on any day. */
export function OpenItemsPage() {
  const isPhone = useIsPhone();
  const list = useListState('open-items', NO_FILTERS, { key: 'OVERDUE', isDescending: true });
  const { chosen, narrow, page } = list;
  const text = useSettled(chosen.text.trim());
  const filter: OpenItemsFilter = {
    text: text || null,
    onlyOverdue: chosen.onlyOverdue,
    age: chosen.age,
    sort: SORTS.find((key) => key === list.sort.key) ?? 'OVERDUE',
  };
  const { day } = chosen;
  const query = useQuery(openItemsQuery(day, filter, page));
  const { data } = query;
  const largest = largestOf(data?.items);
  return (
    <Box sx={COLUMN}>
      <DetailHead
        crumbs={[{ label: TEXTS.invoices, href: linkTo('/invoices') }, { label: OPEN_ITEMS_TITLE }]}
        title={OPEN_ITEMS_TITLE}
        chips={<DayChoice day={day} onChoose={(next) => narrow({ day: next })} />}
        actions={
          <>
            <ExcelButton input={{ day, filter }} />
            <CsvButton input={{ openItemsCsv: { day, filter } }} />
            <Button variant="outlined" startIcon={<Landmark size={16} />} href={linkTo('/invoices/payments')}>
              {TEXTS.payments}
            </Button>
          </>
        }
      />
      <AgeCards items={data} chosen={chosen.age} onChoose={(age) => narrow({ age })} />
      <FilterBar
        search={{ value: chosen.text, onChange: (typed) => narrow({ text: typed }), label: TEXTS.search }}
        filters={[
          {
            key: 'onlyOverdue',
            label: TEXTS.onlyOverdue,
            options: [{ value: 'on', label: TEXTS.onlyOverdue }],
            selected: chosen.onlyOverdue ? ['on'] : [],
            isSwitch: true,
            onChange: (selected) => narrow({ onlyOverdue: selected.length > 0 }),
          },
        ]}
        count={data && <Count items={data} />}
        isCountAtEnd
        onClear={() => list.show({ ...NO_FILTERS, day })}
      />
      <ListTable
        label={OPEN_ITEMS_TITLE}
        columns={isPhone ? CARD_COLUMNS : openItemsColumns(largest)}
        list={{
          ...list,
          // The server knows one order of each: names from A, amounts from the largest.
          setSort: ({ key }) => list.setSort({ key, isDescending: isLargestFirst(key) }),
          clear: () => list.show({ ...NO_FILTERS, day }),
        }}
        query={query}
        rowKey={({ recipientId }) => recipientId}
        rowHref={({ recipientId }) =>
          linkTo('/invoice_recipient/$invoiceRecipientId', { invoiceRecipientId: recipientId })
        }
        card={openItemsCard(largest)}
        cardMark={Open}
        failed={TEXTS.failed}
        noMatch={(text || chosen.onlyOverdue || chosen.age) && TEXTS.noMatch}
        empty={{ icon: <HandCoins />, title: TEXTS.empty, hint: TEXTS.emptyHint }}
      />
    </Box>
  );
}

/** How many owe how much, and how much of everything should have been paid by then. */
function Count({ items }: { readonly items: OpenItems }) {
  const [overdue, open] = [overdueIn(items), items.openAmount.value];
  return (
    <Quiet component="span" sx={{ '& b': { color: 'text.primary' } }}>
      <b>{TEXTS.customers(items.recipientCount)}</b>
      {TEXTS.sum(formatEuro(items.listedAmount.value))}
      {overdue > 0 && TEXTS.overdue(formatEuro(overdue), Math.round((overdue / open) * 100))}
      {items.credit.value > 0 && TEXTS.credit(formatEuro(items.credit.value))}
    </Quiet>
  );
}

interface ExcelButtonProps {
  readonly input: { readonly day: string | null; readonly filter: OpenItemsFilter };
}

function ExcelButton({ input }: ExcelButtonProps) {
  const { isBusy, download } = useDownload({ openItemsXlsx: input }, TEXTS.downloadFailed);
  return (
    <Button
      variant="outlined"
      title={TEXTS.excelLong}
      loading={isBusy}
      startIcon={<FileSpreadsheet size={16} />}
      onClick={download}
    >
      {TEXTS.excel}
    </Button>
  );
}
