import Box from '@mui/material/Box';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { recipientFilter } from '#features/invoice-recipients/index.ts';
import { useSteadyRows } from '#platform/attempts/use-steady-rows.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate, useSearch } from '#platform/navigation/router.ts';
import { useNow } from '#platform/state/use-now.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { Page } from '#ui/pages/page.tsx';
import { ListTable } from '#ui/table/list-table.tsx';
import { useSelectedRows } from '#ui/table/use-selected-rows.ts';
import { Toggle } from '#ui/toggle.tsx';
import { useIsPhone } from '#ui/use-is-phone.ts';
import { type Sheet, useSheets } from '../block-query.ts';
import { TimeSheetDialog } from '../log/time-sheet-dialog.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { SendSteps } from '../send-steps.tsx';
import { AgainDialog } from '../sending/again-dialog.tsx';
import { SendingCard } from '../sending/sending-card.tsx';
import { useSending } from '../sending/use-sending.ts';
import { LIST_TEXTS as TEXTS } from '../time-sheet-texts.ts';
import { TIME_SHEETS_TITLE } from '../time-sheet-titles.ts';
import { periodFilter } from './period-filter.tsx';
import { CARD_COLUMNS, sheetCard, sheetColumns } from './sheet-columns.tsx';
import { isSame, NO_FILTERS, type PrintList } from './sheet-filter.ts';
import { SheetSelection } from './sheet-selection.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { useSheetFilters } from './use-sheet-filters.ts';

const LISTS = Object.entries(TEXTS.lists).map(([value, label]) => ({ value: value as PrintList, label }));

/** Which time sheets are sent, which wait, and the ways to send them. */
export function TimeSheetsPage() {
  const isPhone = useIsPhone();
  const now = useNow();
  const filters = useSheetFilters();
  const { chosen, page, narrow, clear } = filters;
  const query = useSheets(page, filters.filter, filters.newestFirst);
  const { data } = query;
  const rows = useSteadyRows(data?.items, ({ id }) => id, JSON.stringify([page, filters.filter]));
  const { selection, chosen: selected, keep, clear: unselect } = useSelectedRows(rows);
  const { send, isBusy, again } = useSending();
  const [previewed, setPreviewed] = useState<Sheet>();
  const [blockId, closeBlock] = useBlockInAddress();
  const sendOne = (sheet: Sheet): void => void send([sheet]);
  const steps = (sheet: Sheet) => <SendSteps sheet={sheet} onSend={sendOne} onPreview={setPreviewed} />;
  const sendSelected = async (): Promise<void> => {
    const refused = await send(selected);
    if (refused) keep(refused.map(({ worklogBlockId }) => worklogBlockId));
  };

  return (
    <Page title={TIME_SHEETS_TITLE} isTitleInHeader>
      <SummaryCards chosen={chosen} onShow={filters.show} />
      <FilterBar
        lead={<Toggle label={TEXTS.which} choices={LISTS} value={chosen.list} onChange={(list) => narrow({ list })} />}
        search={{ value: chosen.text, onChange: (text) => narrow({ text }), label: TEXTS.search }}
        filters={[
          recipientFilter(chosen.recipient, (recipient) => narrow({ recipient })),
          periodFilter(chosen, narrow),
          // The counts above, and those on the home, turn them on.
          ...(chosen.isResending ? [switchedOn(TEXTS.onlyResending, () => narrow({ isResending: false }))] : []),
          ...(chosen.list === 'WAITING' ? [switchedOn(TEXTS.onlyWaiting, () => narrow({ list: 'ALL' }))] : []),
        ]}
        count={data && <Count count={data.count} />}
        isCountAtEnd
        onClear={clear}
      />
      <ListTable
        label={TIME_SHEETS_TITLE}
        columns={isPhone ? CARD_COLUMNS : sheetColumns(now, steps)}
        list={filters}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ appointment }) => appointment.description}
        rowHref={({ id }) => `${linkTo('/printout_sending')}?block=${id}`}
        selection={selection}
        card={sheetCard(now, steps)}
        failed={TEXTS.failed}
        noMatch={!isSame(chosen, NO_FILTERS) && TEXTS.noMatch}
        empty={{ icon: <FileText />, title: TEXTS.empty, hint: TEXTS.emptyHint }}
      />
      {selected.length > 0 && (
        <SheetSelection
          sheets={selected}
          isBusy={isBusy}
          onSend={() => void sendSelected()}
          onPreview={setPreviewed}
          onClear={unselect}
        />
      )}
      <SendingCard isAboveBar={selected.length > 0} />
      {previewed && <PreviewDialog sheet={previewed} onClose={() => setPreviewed(undefined)} />}
      {blockId && <TimeSheetDialog blockId={blockId} onClose={closeBlock} />}
      <AgainDialog again={again} />
    </Page>
  );
}

const switchedOn = (label: string, onChange: () => void): Filter => ({
  key: label,
  label,
  options: [{ value: 'on', label }],
  selected: ['on'],
  isSwitch: true,
  onChange,
});

const Count = ({ count }: { readonly count: number }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    <b>{count}</b>
    {` ${TEXTS.count(count)}`}
  </Box>
);

/** The block whose time sheet the address names, and how to leave it: `/printout_sending?block=…`. */
function useBlockInAddress(): readonly [string | undefined, () => void] {
  const search = useSearch();
  const navigate = useNavigate();
  const { block } = search;
  const close = (): void => navigate(linkTo('/printout_sending'), { replace: true, isInSight: true });
  return [typeof block === 'string' ? block : undefined, close];
}
