import type { DaySpan } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { addDays, addMonths, type Day } from '@gastspiel/domain/time/vienna-day.ts';
import type { RecipientName } from '#features/invoice-recipients/index.ts';

/** The chosen figures, as the session remembers them. */
export interface Chosen {
  /** None: the last twelve months. */
  readonly span: DaySpan | null;
  /** None means all. */
  readonly recipients: readonly RecipientName[];
  readonly types: readonly string[];
}

/** Where the session remembers them. */
export const FILTERS = 'statistics.filters';

export const ALL: Chosen = { span: null, recipients: [], types: [] };

export const isNarrowed = ({ recipients, types }: Chosen): boolean => recipients.length > 0 || types.length > 0;

const months = (from: Day, count: number): DaySpan => ({ from, to: addDays(addMonths(from, count), -1) });

const PERIODS = ['TWELVE_MONTHS', 'THIS_YEAR', 'LAST_YEAR', 'THIS_QUARTER', 'LAST_QUARTER'] as const;
export type Period = (typeof PERIODS)[number];

/** The periods that are asked for most; whole months, this one with them. */
export function periods(today: Day): Readonly<Record<Period, DaySpan>> {
  const month = `${today.slice(0, 7)}-01`;
  const year = `${today.slice(0, 4)}-01-01`;
  const quarter = addMonths(month, -((Number(month.slice(5, 7)) - 1) % 3));
  return {
    TWELVE_MONTHS: months(addMonths(month, -11), 12),
    THIS_YEAR: months(year, 12),
    LAST_YEAR: months(addMonths(year, -12), 12),
    THIS_QUARTER: months(quarter, 3),
    LAST_QUARTER: months(addMonths(quarter, -3), 3),
  };
}

export const spanOf = ({ span }: Chosen, today: Day): DaySpan => span ?? periods(today).TWELVE_MONTHS;

/** As the server is asked for it. */
export const statisticsInput = (chosen: Chosen, today: Day) => ({
  ...spanOf(chosen, today),
  invoiceRecipientIds: chosen.recipients.map(({ id }) => id),
  appointmentTypeIds: [...chosen.types],
});
export type StatisticsInput = ReturnType<typeof statisticsInput>;
