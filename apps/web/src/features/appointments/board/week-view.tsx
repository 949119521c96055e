import { addDays } from '@gastspiel/domain/time/vienna-day.ts';
import { useEffect } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { useNow } from '#platform/state/use-now.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { NoMatchState } from '#ui/states/no-match-state.tsx';
import { useIsPhone } from '#ui/use-is-phone.ts';
import { CopyWeekButton } from '../copying/copy-week-button.tsx';
import { FillLegend } from '../overview/fill-legend.tsx';
import { overviewFilters } from '../overview/overview-filters.tsx';
import { OverviewHead } from '../overview/overview-head.tsx';
import { OVERVIEW_TEXTS } from '../overview/overview-texts.ts';
import type { ViewProps } from '../overview/view-props.ts';
import { isNarrowed, NO_FILTERS } from '../overview-filter.ts';
import { SeveralButton } from '../several/several-button.tsx';
import { BOARD_TEXTS as TEXTS } from './board-texts.ts';
import { DayView } from './day-view.tsx';
import { useEntryActions } from './entry-actions.tsx';
import type { ShownWeek } from './shown-week.ts';
import { useCardClicks } from './use-card-clicks.ts';
import { useWeek } from './use-week.ts';
import { WeekCount } from './week-count.tsx';
import { WeekNav } from './week-nav.tsx';
import { WideWeek } from './wide-week.tsx';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null;

/** N begins a new appointment, wherever nobody types. */
function useNewKey(isOn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      navigate(linkTo('/appointment/create'));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn, navigate]);
}

/** A day of the week with what can be done on it. */
function PhoneWeek(shown: ShownWeek) {
  const { appointments: _, onWeek: __, several, ...week } = shown;
  const now = useNow().getTime();
  const { openMenu, choose, dialogs } = useEntryActions(shown);
  const onClick = useCardClicks(openMenu, choose, several.isOn);
  return (
    <>
      <DayView {...week} now={now} chosen={several.chosen} onClick={onClick} />
      {dialogs}
    </>
  );
}

/** A week at one glance; on phones a day of it. */
export function WeekView({ state, choices, canWrite, several, actions }: ViewProps) {
  const { filters, filter, narrow, today, day, setDay } = state;
  const isPhone = useIsPhone();
  const hasRecipients = may(useViewer(), 'invoice-recipient-names.read');
  const week = useWeek(day, filter);
  const { days, appointments, query } = week;
  const changeWeek = (step: 1 | -1): void => setDay(addDays(day, 7 * step));
  const clear = (): void => narrow({ ...NO_FILTERS, range: filters.range });
  const Shown = isPhone ? PhoneWeek : WideWeek;
  const isHidden = appointments?.length === 0 && isNarrowed(filters);
  useNewKey(canWrite);
  return (
    <>
      <OverviewHead actions={actions}>
        <WeekNav days={days} onWeek={changeWeek} onToday={() => setDay(today)}>
          {canWrite && <CopyWeekButton days={days} appointments={appointments} onShow={setDay} />}
          {canWrite && <SeveralButton several={several} />}
        </WeekNav>
      </OverviewHead>
      <FilterBar
        search={{ value: filters.text, onChange: (text) => narrow({ text }), label: OVERVIEW_TEXTS.search }}
        filters={overviewFilters(filters, choices, hasRecipients, narrow)}
        count={<WeekCount appointments={appointments} />}
        legend={<FillLegend />}
        onClear={clear}
      />
      <FailedState title={TEXTS.failed} query={query} />
      {isHidden && <NoMatchState onClear={clear}>{TEXTS.noMatch}</NoMatchState>}
      {!hasFailed(query) && !isHidden && (
        <Shown
          {...week}
          today={today}
          day={day}
          canWrite={canWrite}
          several={several}
          onDay={setDay}
          onWeek={changeWeek}
        />
      )}
    </>
  );
}
