import { DaySpan } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { selectBeginnings } from '#features/home/beginnings.sql.ts';
import { selectDayShifts } from '#features/home/day-shifts.sql.ts';
import { selectWeeks } from '#features/statistics/index.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';

/** Matters that stand on top until somebody has decided; each part is read when it is asked for. */
export const openMatters = query({ action: 'offers.read', input: NO_INPUT, run: () => ({}) });

export const shiftsOfDay = query({
  action: 'offers.read',
  input: z.object({ day: z.string().refine(isDay, 'Bitte ein Datum angeben.'), page: PageInput }),
  run: async ({ db, input: { day, page } }) => selectDayShifts(db, day, page),
});

/** Whether an agency has planned anything yet, and has anybody who could work. */
export const beginnings = query({
  action: 'appointments.read',
  input: NO_INPUT,
  run: ({ db }) => selectBeginnings(db),
});

/** How much of what is wanted is filled, week by week: for whoever plans, which the statistics are not. */
export const fillRates = query({
  action: 'appointments.read',
  input: z.object({ span: DaySpan }),
  run: ({ db, input: { span } }) => selectWeeks(db, { ...span, invoiceRecipientIds: null, appointmentTypeIds: null }),
});
