import {
  patternComplaint,
  SERIES_LIMITS,
  SERIES_RULES,
  type SeriesPattern,
  seriesDays,
} from '@gastspiel/domain/appointments/series.ts';
import { holidayOn } from '@gastspiel/domain/holidays/holidays.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { steady } from '#platform/graphql/ask.ts';
import type { AppointmentInput } from '../save-appointment.ts';
import { takenDaysQuery } from './series-calls.ts';

export interface PlannedDay {
  readonly day: Day;
  readonly holiday: string | undefined;
  readonly isTaken: boolean;
  readonly isTicked: boolean;
}

/** The days of the pattern, each ticked unless something speaks against it or somebody said otherwise. */
export function useSeriesPlan(input: AppointmentInput, pattern: SeriesPattern, skipsHolidays: boolean) {
  const [ticks, setTicks] = useState<ReadonlyMap<Day, boolean>>(new Map());
  const complaint = patternComplaint(pattern);
  const all = complaint ? [] : seriesDays(pattern);
  const isTooMany = all.length > SERIES_LIMITS.appointments;
  const days = useDeferredValue(isTooMany ? '' : all.join());
  const asked = days === '' ? [] : days.split(',');
  const taken = useQuery({
    ...steady(takenDaysQuery({ input, days: asked })),
    enabled: asked.length > 0,
  });
  const planned = all.map((day): PlannedDay => {
    const holiday = holidayOn(day);
    const isTaken = taken.data?.includes(day) ?? false;
    return { day, holiday, isTaken, isTicked: ticks.get(day) ?? !(isTaken || (holiday && skipsHolidays)) };
  });
  return {
    planned: isTooMany ? [] : planned,
    complaint: complaint ?? (isTooMany ? SERIES_RULES.tooMany : undefined),
    /** The answer is still under way, or of another pattern: a tick could be wrong. */
    isChecking: asked.length > 0 && (taken.isFetching || days !== all.join()) && !taken.isError,
    isUnknown: taken.isError,
    tick: (day: Day, isTicked: boolean) => setTicks(new Map(ticks).set(day, isTicked)),
  };
}
