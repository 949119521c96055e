import { boardOf } from '@gastspiel/domain/appointments/week-board.ts';
import { addDays, type Day } from '@gastspiel/domain/time/vienna-day.ts';
import { daysOfWeek, mondayOf } from '@gastspiel/domain/time/week.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { periodOf } from '../appointment-times.ts';
import { type AppointmentFilter, weekQuery } from '../appointments-query.ts';

const FRESH_MS = 30_000;
const queryFrom = (monday: Day, filter: AppointmentFilter) => weekQuery(monday, addDays(monday, 7), filter);

/** The week around a day, laid out; the weeks beside it are fetched ahead. */
export function useWeek(day: Day, filter: AppointmentFilter) {
  const monday = mondayOf(day);
  const key = JSON.stringify(filter);
  const query = useQuery(queryFrom(monday, filter));
  const { data } = query;
  const client = useQueryClient();
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    const asked = JSON.parse(key) as AppointmentFilter;
    for (const days of [7, -7]) {
      void client.prefetchQuery({ ...queryFrom(addDays(monday, days), asked), staleTime: FRESH_MS });
    }
  }, [client, monday, key, isLoaded]);
  const days = useMemo(() => daysOfWeek(monday), [monday]);
  const board = useMemo(() => data && boardOf(data, days, periodOf), [data, days]);
  return { days, appointments: data, board, query };
}
