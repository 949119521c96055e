import type { TransferDays } from '@gastspiel/domain/accounting/transfer.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import { CircleCheck } from 'lucide-react';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { useNow } from '#platform/state/use-now.ts';
import { CARD, COLUMN, Quiet } from '#ui/layout.tsx';
import { BlankState } from '#ui/states/blank-state.tsx';
import { FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { ABOVE_THE_BAR, LIST_HEAD } from '../layout.ts';
import { ChangedCard, DifferencesCard } from './differences-card.tsx';
import { LAST_TRANSFERS, LogCard } from './log-card.tsx';
import { daysText, proposedPeriod } from './period.ts';
import { PeriodChip } from './period-chip.tsx';
import { ALL_SHOWN, SumCards } from './sum-cards.tsx';
import { RunningBar, StartBar } from './transfer-bar.tsx';
import { isRunning, type Shown, type Sums, sumOf, usePreview, useTransfers } from './transfer-query.ts';
import { LIST_TEXTS, PERIOD_TEXTS as TEXTS } from './transfer-texts.ts';

interface Chosen {
  /** None: the proposed one, which moves on with the time. */
  readonly period: TransferDays | null;
  /** None: what needs somebody most. */
  readonly shown: Shown | null;
}
const AT_FIRST: Chosen = { period: null, shown: null };

/** Times that are kept back come first, then new ones. */
const proposedShown = (sums: Sums): Shown | undefined =>
  (['KEPT', ...ALL_SHOWN] as const).find((kind) => sumOf(sums, kind).lines > 0);

/** Recorded times to payroll: what would go, what can not, and what went. */
export function TransferTab() {
  const today = dayOf(useNow());
  const [chosen, setChosen] = useUiState('accounting.transfer', AT_FIRST);
  const period = chosen.period ?? proposedPeriod(today);
  const query = usePreview(period);
  const { data: sums } = query;
  const running = useTransfers(LAST_TRANSFERS).data?.items.find(isRunning);
  const shown = sums && (chosen.shown && sumOf(sums, chosen.shown).lines > 0 ? chosen.shown : proposedShown(sums));
  const hasChanged = sums !== undefined && sumOf(sums, 'CHANGED').lines > 0 && shown !== 'CHANGED';
  const show = (next: Shown): void => setChosen({ ...chosen, shown: next });
  return (
    <>
      <Box sx={ABOVE_THE_BAR}>
        <Box sx={LIST_HEAD}>
          <PeriodChip period={period} today={today} onChoose={(next) => setChosen({ period: next, shown: null })} />
          <Quiet component="span" size="body2">
            {TEXTS.hint(daysText(period))}
          </Quiet>
        </Box>
        {hasFailed(query) ? (
          <Box sx={CARD}>
            <FailedState title={LIST_TEXTS.failed} query={query} />
          </Box>
        ) : (
          <SumCards sums={sums} shown={shown} onShow={show} />
        )}
        {sums && !shown && (
          <Box sx={CARD}>
            <BlankState icon={<CircleCheck />} tone="success" title={LIST_TEXTS.allDone}>
              {LIST_TEXTS.allDoneHint(daysText(period))}
            </BlankState>
          </Box>
        )}
        {shown && <DifferencesCard key={`${shown} ${period.from} ${period.until}`} period={period} shown={shown} />}
        <Box sx={{ ...COLUMN, ...(hasChanged && { gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: BESIDE } }) }}>
          {hasChanged && <ChangedCard period={period} onShowAll={() => show('CHANGED')} />}
          <LogCard />
        </Box>
      </Box>
      {running ? <RunningBar transfer={running} /> : <StartBar period={period} sums={sums} />}
    </>
  );
}

const BESIDE = 'minmax(0, 42fr) minmax(0, 58fr)';
