import Button from '@mui/material/Button';
import { CircleCheck, Landmark, Timer } from 'lucide-react';
import { recipientFilter } from '#features/invoice-recipients/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { rangeFilter } from '#ui/filters/range-filter.tsx';
import { Page } from '#ui/pages/page.tsx';
import { ListTable } from '#ui/table/list-table.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { useIsPhone } from '#ui/use-is-phone.ts';
import { type BlockList, isNarrowed, NO_FILTERS } from '../block-filter.ts';
import { useChosenFilters } from '../use-chosen-filters.ts';
import { LIST_TEXTS as TEXTS } from '../worklog-texts.ts';
import { WORKLOG_TITLES } from '../worklog-titles.ts';
import { BLOCK_COLUMNS, BlockCard, CARD_COLUMNS } from './block-columns.tsx';
import { useBlocks } from './blocks-query.ts';

/** One of a few, or none. */
function choiceFilter<Choice extends string>(
  key: string,
  label: string,
  labels: Readonly<Record<Choice, string>>,
  chosen: Choice | null,
  onChange: (choice: Choice | null) => void,
): Filter {
  const options = (Object.keys(labels) as Choice[]).map((value) => ({ value, label: labels[value] }));
  const find = (value: string | undefined) => options.find((option) => option.value === value)?.value ?? null;
  return { key, label, options, selected: chosen ? [chosen] : [], onChange: ([first]) => onChange(find(first)) };
}

const LISTS = (['open', 'recorded', 'all'] as const).map((value) => ({ value, label: TEXTS.lists[value] }));

/** The agency's worklog blocks; at first those whose papers wait. */
export function BlocksPage() {
  const { chosen, narrow, wanted, page, setPage } = useChosenFilters();
  const viewer = useViewer();
  const hasRecipients = may(viewer, 'invoice-recipient-names.read');
  const isPhone = useIsPhone();
  const query = useBlocks(page, wanted);
  const { data } = query;
  const clear = (): void => narrow(NO_FILTERS);
  return (
    <Page title={WORKLOG_TITLES.list} isTitleInHeader>
      <FilterBar
        lead={
          <Toggle<BlockList>
            label={TEXTS.list}
            choices={LISTS}
            value={chosen.list}
            onChange={(list) => narrow({ list })}
          />
        }
        search={{ value: chosen.text, onChange: (text) => narrow({ text }), label: TEXTS.search }}
        filters={[
          ...(hasRecipients ? [recipientFilter(chosen.recipient, (recipient) => narrow({ recipient }))] : []),
          rangeFilter({ range: chosen.range, onChange: (range) => narrow({ range }) }),
          choiceFilter('paper', TEXTS.paper, TEXTS.papers, chosen.paper, (paper) => narrow({ paper })),
          choiceFilter('invoiced', TEXTS.invoiced, TEXTS.invoicedChoices, chosen.invoiced, (invoiced) =>
            narrow({ invoiced }),
          ),
        ]}
        count={data && <b>{TEXTS.count(data.count)}</b>}
        onClear={clear}
        actions={
          may(viewer, 'accounting-files.read') && (
            <Button
              variant="outlined"
              startIcon={<Landmark size={16} />}
              href={`${linkTo('/accounting')}?tab=transfer`}
            >
              {TEXTS.accounting}
            </Button>
          )
        }
        isActionsInMenu
      />
      <ListTable
        label={WORKLOG_TITLES.list}
        columns={isPhone ? CARD_COLUMNS : BLOCK_COLUMNS}
        list={{ page, setPage, clear }}
        query={query}
        rowKey={({ id }) => id}
        rowHref={({ id }) => linkTo('/worklog_recording/$worklogBlockId', { worklogBlockId: id })}
        card={BlockCard}
        failed={TEXTS.failed}
        noMatch={isNarrowed(chosen) && TEXTS.noMatch}
        empty={emptyOf(chosen.list)}
      />
    </Page>
  );
}

/** An empty list of open blocks is good news. */
const emptyOf = (list: BlockList) =>
  list === 'open'
    ? ({ icon: <CircleCheck />, tone: 'success', ...TEXTS.empty.open } as const)
    : { icon: <Timer />, ...TEXTS.empty[list] };
