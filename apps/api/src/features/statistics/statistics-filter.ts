import { DaySpan } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { z } from 'zod';
import { inputOf } from '#platform/graphql/input-of.ts';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

const MAX_CHOSEN = 200;
/** Nothing chosen means all, and so does an empty list. */
const chosen = z
  .array(z.string().transform(uuidOrUnknown))
  .max(MAX_CHOSEN)
  .nullish()
  .transform((ids) => (ids && ids.length > 0 ? ids : null));

/** The scope of the figures: days, and perhaps some customers and kinds of work alone. */
export const StatisticsFilter = z
  .object({ invoiceRecipientIds: chosen, appointmentTypeIds: chosen })
  .and(DaySpan)
  .transform(({ from, to, invoiceRecipientIds, appointmentTypeIds }) => ({
    from,
    to,
    invoiceRecipientIds,
    appointmentTypeIds,
  }));
export type StatisticsFilter = Readonly<z.output<typeof StatisticsFilter>>;

export const statisticsInput = inputOf('StatisticsInput', 'The scope of the figures.', StatisticsFilter, {
  from: 'YYYY-MM-DD: the first day.',
  to: 'YYYY-MM-DD: the last day, which is in it.',
  invoiceRecipientIds: 'These customers alone; all when left out.',
  appointmentTypeIds: 'These kinds of work alone; all when left out.',
});
