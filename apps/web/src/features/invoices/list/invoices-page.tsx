import { INVOICE_STATES, type InvoiceState } from '@gastspiel/domain/invoices/invoice-state.ts';
import Button from '@mui/material/Button';
import { ChartColumn, Files, FolderDown, HandCoins, Landmark, type LucideIcon, Plus, ReceiptEuro } from 'lucide-react';
import { useState } from 'react';
import { recipientFilter } from '#features/invoice-recipients/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNow } from '#platform/state/use-now.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { rangeFilter } from '#ui/filters/range-filter.tsx';
import { Quiet, Row } from '#ui/layout.tsx';
import { HeaderAction } from '#ui/pages/header-action.tsx';
import { Page } from '#ui/pages/page.tsx';
import { ListTable } from '#ui/table/list-table.tsx';
import { useSelectedRows } from '#ui/table/use-selected-rows.ts';
import { useIsPhone } from '#ui/use-is-phone.ts';
import { STATE_TEXTS } from '../invoice-state-texts.ts';
import { LIST_TEXTS as TEXTS } from '../invoice-texts.ts';
import { INVOICE_TITLES } from '../invoice-titles.ts';
import { BillingRunCard } from '../runs/run-card.tsx';
import { PayCard, usePayRun } from '../steps/pay-card.tsx';
import { useInvoiceSteps } from '../steps/use-invoice-steps.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { Gross } from './invoice-cells.tsx';
import { CARD_COLUMNS, invoiceCard, invoiceColumns } from './invoice-columns.tsx';
import { isNarrowed } from './invoice-filter.ts';
import { InvoiceSelection } from './invoice-selection.tsx';
import { RowSteps } from './row-steps.tsx';
import { StateCards } from './state-cards.tsx';
import { useInvoiceList } from './use-invoice-list.ts';

/** All invoices of the agency, what they amount to, and the steps with one or many of them. */
export function InvoicesPage() {
  const isPhone = useIsPhone();
  const now = useNow();
  const list = useInvoiceList();
  const { query, chosen, narrow, clear } = list;
  const { data } = query;
  const { selection, chosen: selected, add, clear: unselect } = useSelectedRows(data?.items);
  const { take, dialog } = useInvoiceSteps();
  const [isArchiving, setIsArchiving] = useState(false);
  const archive = <ArchiveButton onPress={() => setIsArchiving(true)} />;
  const statistics = (
    <WayButton href={linkTo('/invoices/statistics')} label={TEXTS.statistics} icon={ChartColumn} isSmall={isPhone} />
  );
  const money = (
    <>
      <WayButton href={linkTo('/invoices/open_items')} label={TEXTS.openItems} icon={HandCoins} isSmall={isPhone} />
      <WayButton href={linkTo('/invoices/payments')} label={TEXTS.payments} icon={Landmark} isSmall={isPhone} />
    </>
  );
  return (
    <Page title={INVOICE_TITLES.list} isTitleInHeader>
      {isPhone && (
        <HeaderAction>
          <CreateButton isSmall />
        </HeaderAction>
      )}
      <StateCards chosen={chosen} isPhone={isPhone} onShow={list.show} />
      <FilterBar
        search={{ value: chosen.text, onChange: (text) => narrow({ text }), label: TEXTS.search }}
        filters={[
          rangeFilter({ range: chosen.range, onChange: (range) => narrow({ range }) }),
          statesFilter(chosen.states, (states) => narrow({ states })),
          recipientFilter(chosen.recipient, (recipient) => narrow({ recipient })),
        ]}
        count={data && <Count count={data.count} total={data.total} />}
        legend={
          !isPhone && (
            <Row gap={1} align="stretch">
              {money}
              {statistics}
              {archive}
            </Row>
          )
        }
        onClear={clear}
        actions={
          <>
            <WayButton href={linkTo('/invoices/billing_run')} label={TEXTS.billingRun} icon={Files} isSmall={isPhone} />
            {isPhone ? (
              <>
                {money}
                {statistics}
                {archive}
              </>
            ) : (
              <CreateButton />
            )}
          </>
        }
      />
      <ListTable
        label={INVOICE_TITLES.list}
        columns={isPhone ? CARD_COLUMNS : invoiceColumns(now)}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        rowHref={({ id }) => linkTo('/invoice/$invoiceId', { invoiceId: id })}
        rowEnd={(invoice) => <RowSteps invoice={invoice} onTake={take} />}
        // On a phone invoices are looked at; what is done with many of them waits for the desk.
        {...(!isPhone && { selection })}
        card={invoiceCard(now)}
        cardMark={Gross}
        failed={TEXTS.failed}
        noMatch={isNarrowed(chosen) && TEXTS.noMatch}
        empty={EMPTY}
      />
      <InvoiceSelection invoices={isPhone ? [] : selected} onClear={unselect} onFailed={add} />
      <Progress isAboveBar={selected.length > 0} />
      {dialog}
      {isArchiving && <ArchiveDialog shown={chosen.range} onClose={() => setIsArchiving(false)} />}
    </Page>
  );
}

const EMPTY = {
  icon: <ReceiptEuro />,
  title: TEXTS.empty,
  hint: TEXTS.emptyHint,
  actions: (
    <>
      <Button variant="contained" href={linkTo('/invoice/create')}>
        {TEXTS.createLong}
      </Button>
      <Button variant="outlined" href={linkTo('/worklog_recording')}>
        {TEXTS.toBlocks}
      </Button>
    </>
  ),
};

/** Two in the same corner would cover each other. */
function Progress({ isAboveBar }: { readonly isAboveBar: boolean }) {
  const { run } = usePayRun();
  const Card = run && !run.isHidden ? PayCard : BillingRunCard;
  return <Card isAboveBar={isAboveBar} />;
}

interface WayButtonProps {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isSmall: boolean;
}

/** Leads to a page about all invoices. */
const WayButton = ({ href, label, icon: Icon, isSmall }: WayButtonProps) => (
  <Button
    variant="outlined"
    href={href}
    aria-label={label}
    {...(isSmall ? { sx: { minWidth: 44, p: 0 } } : { startIcon: <Icon size={16} /> })}
  >
    {isSmall ? <Icon size={20} aria-hidden /> : label}
  </Button>
);

const ArchiveButton = ({ onPress }: { readonly onPress: () => void }) => (
  <Button
    variant="outlined"
    aria-label={TEXTS.archiveLong}
    aria-haspopup="dialog"
    startIcon={<FolderDown size={16} />}
    onClick={onPress}
  >
    {TEXTS.archive}
  </Button>
);

const CreateButton = ({ isSmall = false }: { readonly isSmall?: boolean }) => (
  <Button
    variant="contained"
    href={linkTo('/invoice/create')}
    aria-label={TEXTS.createLong}
    {...(isSmall ? { sx: { minWidth: 40, height: 40, p: 0 } } : { startIcon: <Plus size={16} /> })}
  >
    {isSmall ? <Plus size={20} aria-hidden /> : TEXTS.create}
  </Button>
);

const STATE_OPTIONS = INVOICE_STATES.map((value) => ({ value, label: STATE_TEXTS.states[value] }));

const statesFilter = (
  selected: readonly InvoiceState[],
  onChange: (states: readonly InvoiceState[]) => void,
): Filter => ({
  key: 'states',
  label: TEXTS.state,
  options: STATE_OPTIONS,
  selected,
  isMultiple: true,
  onChange: (values) => onChange(INVOICE_STATES.filter((state) => values.includes(state))),
});

/** "38 Rechnungen", or of how many in whichever state. */
const Count = ({ count, total }: { readonly count: number; readonly total: number }) => (
  <Quiet component="span" sx={{ whiteSpace: 'nowrap', '& b': { color: 'text.primary' } }}>
    {count === total ? (
      <b>{TEXTS.count(count)}</b>
    ) : (
      <>
        <b>{count}</b>
        {TEXTS.of(total)}
      </>
    )}
  </Quiet>
);
