import { monthsOf, weeksOf, yearBefore } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { weekNumber } from '@gastspiel/domain/time/week-number.ts';
import type { StatisticsInput } from './chosen.ts';
import type { Figures, Statistics } from './statistics-query.ts';

export const figures = (changed: Partial<Figures> = {}): Figures => ({
  appointments: 0,
  bookings: 0,
  notCome: 0,
  workMinutes: 0,
  netRevenue: { value: 0 },
  fillRate: null,
  ...changed,
});

const billed = (value: number) => figures({ netRevenue: { value } });

/** Seven customers, of whom the first was there the year before; each month has its thousands, each week nine of ten places. */
export function someStatistics(
  span: Pick<StatisticsInput, 'from' | 'to'>,
  changed: Partial<Statistics> = {},
): Statistics {
  return {
    ...span,
    fillTarget: 95,
    viewerCanSetFillTarget: true,
    total: figures({
      appointments: 684,
      bookings: 422,
      notCome: 4,
      workMinutes: 674_640,
      netRevenue: { value: 732_240.4 },
      fillRate: 93.8,
    }),
    revenueByMonth: monthsOf(span).map((month, index) => ({ month, netRevenue: { value: (index + 1) * 1000 } })),
    byWeek: weeksOf(span).map((monday) => ({
      monday,
      week: weekNumber(monday).week,
      wantedPlaces: 10,
      filledPlaces: 9,
      fillRate: 90,
    })),
    byInvoiceRecipient: ['Ringhof Hotels GmbH', 'B', 'C', 'D', 'E', 'F'].map((name, index) => ({
      id: `r-${name}`,
      name,
      figures: figures({ appointments: 96, workMinutes: 60, netRevenue: { value: 11_200 / (index + 1) } }),
    })),
    byAppointmentType: [
      { id: 't-1', name: 'Service', figures: figures({ workMinutes: 505_980 }) },
      { id: 't-2', name: 'Bar', figures: figures({ workMinutes: 168_660 }) },
      { id: null, name: null, figures: billed(100) },
    ],
    yearBefore: {
      total: figures({
        appointments: 653,
        workMinutes: 642_540,
        netRevenue: { value: 682_110 },
        fillRate: 94.4,
      }),
      revenueByMonth: monthsOf(yearBefore(span)).map((month) => ({ month, netRevenue: { value: 500 } })),
      byInvoiceRecipient: [{ id: 'r-Ringhof Hotels GmbH', figures: { netRevenue: { value: 10_000 } } }],
    },
    ...changed,
  };
}
