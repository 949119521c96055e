import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { BillingRunCard, ofToday, useBillingRuns, useWholeRuns } from '#features/invoices/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { useNow } from '#platform/state/use-now.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { SearchInput } from '#ui/filters/search-input.tsx';
import { Quiet, Row } from '#ui/layout.tsx';
import { Crumbs } from '#ui/pages/crumbs.tsx';
import type { Selection, Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { useIsPhone } from '#ui/use-is-phone.ts';
import { PAGE_TEXTS as TEXTS } from './billing-run-texts.ts';
import { BILLING_RUN_TITLE } from './billing-run-title.ts';
import { useHasSurcharges, useProposals } from './proposals-query.ts';
import { RunBar } from './run-bar.tsx';
import { RunBlank } from './run-blank.tsx';
import { CARD_COLUMNS, columnsOf, Net, runCard } from './run-columns.tsx';
import { isChoosable, isSendable, matches, ROW_KINDS, type RowKind, type RunRow, rowsOf, sorted } from './run-rows.ts';
import { SendDraftsDialog } from './send-drafts-dialog.tsx';
import { useTerms } from './terms.ts';
import { TermsCard } from './terms-card.tsx';
import { TravelContext, type TravelTicks } from './travel-ticks.tsx';
import { UnassignedBlocks } from './unassigned-blocks.tsx';
import { useStartBilling } from './use-start-billing.ts';

const ALL = 'ALL';
interface Chosen {
  readonly text: string;
  readonly kind: RowKind | typeof ALL;
  readonly sort: Sort;
}
const AT_FIRST: Chosen = { text: '', kind: ALL, sort: { key: 'number', isDescending: false } };
const NOTHING: readonly string[] = [];

/** Bills all recipients at once: a draft for each, made by the server one by one. */
export function BillingRunPage() {
  const isPhone = useIsPhone();
  const form = useTerms();
  const typed = useWatch({ control: form.control, name: 'until' }) ?? '';
  const until = useSettled(typed);
  const hasSurcharges = useHasSurcharges();
  const [wanted, setWanted] = useUiState<{ surcharges?: boolean }>('billing-run.surcharges', {});
  const proposesSurcharges = hasSurcharges && (wanted.surcharges ?? true);
  const proposals = useProposals(until, proposesSurcharges);
  const runs = ofToday(useBillingRuns().data, useNow());
  const { data: wholeRuns } = useWholeRuns(runs);
  const [view, setView] = useUiState('billing-run.view', AT_FIRST);
  const [unchosen, setUnchosen] = useUiState('billing-run.unchosen', NOTHING);
  const [sending, setSending] = useState<readonly RunRow[]>();

  // Until it is known what a run makes, the same could be chosen once more.
  const isRunUnknown = runs.some(({ id }) => !wholeRuns?.some((run) => run.id === id));
  const rows = proposals.data && rowsOf(proposals.data.billingProposals, runs.length > 0 ? (wholeRuns ?? []) : []);
  const choosable = rows?.filter(isChoosable) ?? [];
  const chosen = choosable.filter(({ id }) => !unchosen.includes(id));
  const [travel, setTravel] = useUiState('billing-run.travel', NOTHING);
  const billsTravel = choosable.some(({ id, travelMinutes }) => travelMinutes > 0 && travel.includes(id));
  const start = useStartBilling(form, sorted(chosen, view.sort), {
    proposesSurcharges: proposesSurcharges ?? false,
    travel,
  });
  const found = rows && sorted(rows, view.sort).filter((row) => matches(row, view.text));
  const shown = found?.filter(({ kind }) => view.kind === ALL || kind === view.kind);
  const clear = (): void => setView({ ...view, text: '', kind: ALL });
  const why = !isDay(until)
    ? 'noDay'
    : proposals.error && !rows
      ? 'failed'
      : rows?.length === 0
        ? 'empty'
        : shown?.length === 0
          ? 'noMatch'
          : undefined;
  const hasResults = shown?.some(({ item }) => item !== null) ?? false;
  const travelTicks: TravelTicks = {
    isOn: (id) => travel.includes(id),
    tick: (id, isOn) => setTravel(isOn ? [...travel, id] : travel.filter((one) => one !== id)),
  };
  const selection: Selection = {
    selected: new Set(chosen.map(({ id }) => id)),
    locked: new Map(
      rows?.filter((row) => !isChoosable(row)).map(({ id, kind }) => [id, kind === 'MADE' ? 'done' : 'off']),
    ),
    onChange: (ids) => setUnchosen(choosable.filter(({ id }) => !ids.has(id)).map(({ id }) => id)),
  };
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={start.submit} sx={PAGE}>
        <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 2 }, gridTemplateColumns: 'minmax(0, 1fr)', pb: 3 }}>
          <div>
            <Crumbs crumbs={[{ label: TEXTS.invoices, href: linkTo('/invoices') }, { label: BILLING_RUN_TITLE }]} />
            <Row align="baseline" wraps sx={{ columnGap: 1.5 }}>
              <Typography variant="h1">{BILLING_RUN_TITLE}</Typography>
              <Quiet size="body1">{TEXTS.intro}</Quiet>
            </Row>
          </div>
          <TermsCard
            hasSurcharges={hasSurcharges}
            proposesSurcharges={proposesSurcharges ?? false}
            onSurcharges={(surcharges) => setWanted({ surcharges })}
            run={runs[0]}
            billsTravel={billsTravel}
          />
          {proposals.data && <UnassignedBlocks blocks={proposals.data.unassignedWorklogBlocks} />}
          <Row gap={1} wraps>
            <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 220px' } }}>
              <SearchInput value={view.text} onChange={(text) => setView({ ...view, text })} label={TEXTS.search} />
            </Box>
            <Box sx={KINDS}>
              <Toggle
                label={TEXTS.show}
                choices={[
                  { value: ALL, label: TEXTS.kind(TEXTS.all, found?.length ?? 0) },
                  ...ROW_KINDS.map((value) => ({
                    value,
                    label: TEXTS.kind(TEXTS.kinds[value], countOf(found, value)),
                  })),
                ]}
                value={view.kind}
                onChange={(kind) => setView({ ...view, kind })}
              />
            </Box>
          </Row>
          <TravelContext value={travelTicks}>
            <DataTable
              label={BILLING_RUN_TITLE}
              columns={isPhone ? CARD_COLUMNS : columnsOf(hasResults)}
              rows={shown}
              rowKey={({ id }) => id}
              rowName={({ recipientName }) => recipientName}
              sort={view.sort}
              onSort={(sort) => setView({ ...view, sort })}
              selection={selection}
              card={runCard}
              cardMark={Net}
              blank={why && <RunBlank why={why} query={proposals} until={until} onClear={clear} />}
            />
          </TravelContext>
        </Box>
        <RunBar
          rows={rows ?? []}
          chosen={chosen}
          isBusy={start.isBusy}
          isWaiting={typed !== until || isRunUnknown}
          failure={start.failure}
          onSend={() => setSending(rows?.filter(isSendable))}
        />
      </Box>
      <BillingRunCard />
      {sending && <SendDraftsDialog rows={sending} onClose={() => setSending(undefined)} />}
    </FormProvider>
  );
}

const countOf = (rows: readonly RunRow[] | undefined, kind: RowKind): number =>
  rows?.filter((row) => row.kind === kind).length ?? 0;

const PAGE = { display: 'flex', flexDirection: 'column', minHeight: '100%' } as const;
/** On phones they are looked through sideways, from edge to edge. */
const KINDS = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
} as const;
