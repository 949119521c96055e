import { holidayOn } from '@gastspiel/domain/holidays/holidays.ts';
import { type Month, monthOf } from '@gastspiel/domain/time/month.ts';
import { addDays, addMonths, type Day } from '@gastspiel/domain/time/vienna-day.ts';
import { daysOfWeek, mondayOf } from '@gastspiel/domain/time/week.ts';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OwnOfferCard } from '../own-offers-query.ts';
import { GRID } from './calendar-styles.ts';
import { CALENDAR_TEXTS as TEXTS } from './calendar-texts.ts';

// A day has no zone: it is written as the midnight of UTC that it is read as.
const SPOKEN = new Intl.DateTimeFormat('de-AT', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
const WEEKDAY = new Intl.DateTimeFormat('de-AT', { timeZone: 'UTC', weekday: 'short' });
const LONG_WEEKDAY = new Intl.DateTimeFormat('de-AT', { timeZone: 'UTC', weekday: 'long' });
const at = (day: Day): Date => new Date(`${day}T00:00:00Z`);

export interface CalendarDays {
  readonly weeks: readonly (readonly Day[])[];
  readonly month: Month;
  readonly today: Day;
  readonly chosen: Day;
  readonly shifts: ReadonlyMap<Day, readonly OwnOfferCard[]>;
  readonly absent: ReadonlySet<Day>;
}

interface CalendarGridProps extends CalendarDays {
  readonly label: string;
  /** By keys, on the way to another day. */
  readonly onChoose: (day: Day) => void;
  readonly onPress: (day: Day) => void;
}

const STEPS: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The days in their weeks. One of them is chosen; the arrow keys choose another, over the edge too. */
export function CalendarGrid({ label, onChoose, onPress, ...days }: CalendarGridProps) {
  const { weeks, today, chosen, month, shifts, absent } = days;
  const table = useRef<HTMLTableElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = step(chosen);
    // The next day may stand on another sheet, which has to be there before it can have the focus.
    flushSync(() => onChoose(next));
    table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <Box component="table" ref={table} aria-label={label} onKeyDown={walk} sx={GRID}>
      <thead>
        <tr>
          {daysOfWeek(mondayOf(chosen)).map((day) => (
            <th key={WEEKDAY.format(at(day))} scope="col" abbr={LONG_WEEKDAY.format(at(day))}>
              {WEEKDAY.format(at(day)).replace('.', '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} {...(absent.has(day) && { 'data-absent': edgesOf(day, absent) })}>
                <button
                  type="button"
                  data-day={day}
                  data-booked={shifts.has(day)}
                  data-prevented={isPrevented(shifts.get(day))}
                  data-holiday={holidayOn(day) !== undefined}
                  data-outside={monthOf(day) !== month}
                  aria-pressed={day === chosen}
                  tabIndex={day === chosen ? 0 : -1}
                  aria-current={day === today ? 'date' : undefined}
                  aria-label={spoken(day, days)}
                  onClick={() => onPress(day)}
                >
                  {Number(day.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Whether the worker can't come to any shift of the day, and has said so. */
const isPrevented = (shifts: readonly OwnOfferCard[] = []): boolean =>
  shifts.length > 0 && shifts.every(({ preventedAt }) => preventedAt !== null);

/** "Samstag, 7. November, heute, Allerheiligen, 2 Einsätze, abwesend" */
function spoken(day: Day, { today, shifts, absent }: CalendarDays): string {
  const count = shifts.get(day)?.length ?? 0;
  const parts = [
    SPOKEN.format(at(day)),
    day === today && TEXTS.today,
    holidayOn(day),
    count > 0 && TEXTS.shifts(count),
    isPrevented(shifts.get(day)) && TEXTS.prevented,
    absent.has(day) && TEXTS.absent,
  ];
  return parts.filter(Boolean).join(', ');
}

/** An absence is one band: it is round where it begins and ends, or where the week does. */
function edgesOf(day: Day, absent: ReadonlySet<Day>): string {
  const isFirst = mondayOf(day) === day || !absent.has(addDays(day, -1));
  const isLast = addDays(mondayOf(day), 6) === day || !absent.has(addDays(day, 1));
  return [isFirst && 'first', isLast && 'last'].filter(Boolean).join(' ');
}
