import { type Month, monthBefore, monthOf, weeksOfMonth } from '@gastspiel/domain/time/month.ts';
import { addDays, addMonths, type Day, dayOf, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { daysOfWeek, mondayOf } from '@gastspiel/domain/time/week.ts';
import { weekNumber } from '@gastspiel/domain/time/week-number.ts';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useAbsences } from '#features/target-users/index.ts';
import { isOutOfReach } from '#platform/graphql/api-error.ts';
import { useIsStale } from '#platform/graphql/use-is-stale.ts';
import { useLastError } from '#platform/graphql/use-last-error.ts';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { useNow } from '#platform/state/use-now.ts';
import { longMonth } from '#ui/format/german-month.ts';
import { CARD, Quiet, Row, Stack } from '#ui/layout.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { SkeletonCards } from '../list/skeleton-cards.tsx';
import { OfferCards } from '../offer-cards.tsx';
import { KeptShiftList, OfflineHint } from '../offline/kept-shift-list.tsx';
import { readKeptShifts } from '../offline/shifts-to-keep.ts';
import { AbsenceStep } from './absence-step.tsx';
import { absentDays, shiftsByDay, sumUpMonth } from './calendar-days.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { bookedInMonthQuery } from './calendar-query.ts';
import { CALENDAR_WIDTH } from './calendar-styles.ts';
import { CALENDAR_TEXTS as TEXTS } from './calendar-texts.ts';
import { MonthSummary } from './month-summary.tsx';

type Span = 'month' | 'week';
const SPANS = [
  { value: 'month', label: TEXTS.month },
  { value: 'week', label: TEXTS.week },
] as const satisfies readonly { value: Span; label: string }[];

/** The worker's bookings, by days. The chosen day decides which ones are shown. */
export function BookedCalendar() {
  const today = dayOf(useNow());
  const isStale = useIsStale();
  const [span, setSpan] = useUiState<Span>('own-offers.span', 'month');
  const [stored, choose] = useUiState<Day>('own-offers.day', '');
  const chosen = isDay(stored) ? stored : today;
  const month = monthOf(chosen);
  const query = useQuery(bookedInMonthQuery(month));
  const { data, error, errorUpdateCount } = query;
  const absences = useAbsences(undefined).data ?? [];
  const lastError = useLastError(error);
  const cards = useRef<HTMLDivElement>(null);
  if (!data && errorUpdateCount > 0) {
    const kept = isOutOfReach(lastError) && readKeptShifts(new Date());
    if (kept) return <KeptShiftList shifts={kept.shifts} />;
    if (error) return <FailedState title={TEXTS.failed} query={query} />;
  }
  const weeks = span === 'month' ? weeksOfMonth(month) : [daysOfWeek(mondayOf(chosen))];
  const days = weeks.flat();
  const shifts = shiftsByDay(data ?? []);
  const absent = absentDays(absences, days[0] ?? chosen, days.at(-1) ?? chosen);
  const label = labelOf(span, chosen, month);
  const step = (by: 1 | -1): void => choose(span === 'month' ? addMonths(chosen, by) : addDays(chosen, 7 * by));
  const ofDay = shifts.get(chosen) ?? [];
  const press = (day: Day): void => {
    flushSync(() => choose(day));
    // On a phone the shifts stand beneath the edge.
    if (shifts.has(day)) showWhole(cards.current);
  };
  return (
    <>
      <Toggle label={TEXTS.span} choices={SPANS} value={span} onChange={setSpan} />
      <Stack component="section" gap={1} aria-busy={!data} sx={{ ...CARD, maxWidth: CALENDAR_WIDTH }}>
        <CalendarHead label={label} earlier={TEXTS.earlier[span]} later={TEXTS.later[span]} onStep={step} />
        <CalendarGrid {...{ label, weeks, month, today, chosen, shifts, absent }} onChoose={choose} onPress={press} />
        <CalendarLegend
          days={span === 'month' ? days.filter((day) => monthOf(day) === month) : days}
          hasPrevention={days.some((day) => shifts.get(day)?.some(({ preventedAt }) => preventedAt))}
        />
      </Stack>
      {data ? (
        <>
          <MonthSummary month={month} booked={sumUpMonth(data, month)} before={sumUpMonth(data, monthBefore(month))} />
          <Stack gap={1.5} ref={cards} aria-live="polite" sx={{ maxWidth: CALENDAR_WIDTH }}>
            {ofDay.length === 0 && <Quiet size="body1">{TEXTS.free}</Quiet>}
            <OfferCards offers={ofDay} isNarrow />
          </Stack>
          {isStale && <OfflineHint />}
        </>
      ) : (
        <SkeletonCards />
      )}
      <AbsenceStep />
    </>
  );
}

/** Scrolls no further than needed; the page keeps it clear of what sticks to its edges. */
function showWhole(element: HTMLElement | null): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}

function labelOf(span: Span, day: Day, month: Month): string {
  if (span === 'month') return longMonth(month);
  const { week, year } = weekNumber(day);
  return TEXTS.weekOf(week, year);
}

interface CalendarHeadProps {
  readonly label: string;
  readonly earlier: string;
  readonly later: string;
  readonly onStep: (by: 1 | -1) => void;
}

/** Which sheet is shown, and the way to the one before and after. */
function CalendarHead({ label, earlier, later, onStep }: CalendarHeadProps) {
  return (
    <Row justify="space-between">
      <IconButton aria-label={earlier} onClick={() => onStep(-1)} sx={BUTTON}>
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <Typography component="h2" variant="subtitle1" aria-live="polite">
        {label}
      </Typography>
      <IconButton aria-label={later} onClick={() => onStep(1)} sx={BUTTON}>
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </Row>
  );
}

const BUTTON = { width: 44, height: 44 } as const;
