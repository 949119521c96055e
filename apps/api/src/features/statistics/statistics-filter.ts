import { DaySpan } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { z } from 'zod';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

const MAX_CHOSEN = 200;
/** Nothing chosen means all, and so does an empty list. */
const chosen = z
  .array(z.string().transform(uuidOrUnknown))
  .max(MAX_CHOSEN)
  .nullish()
  .transform((ids) => (ids && ids.length > 0 ? ids : null));

/** What the figures are about: days, and perhaps some customers and kinds of work alone. */
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

export const statisticsInput = oncePerSchema((builder) =>
  builder.inputRef<z.input<typeof StatisticsFilter>>('StatisticsInput').implement({
    description: 'What the figures are about.',
    fields: (t) => ({
      from: t.string({ description: 'YYYY-MM-DD: the first day.' }),
      to: t.string({ description: 'YYYY-MM-DD: the last day, which is in it.' }),
      invoiceRecipientIds: t.stringList({ required: false, description: 'These customers alone; all when left out.' }),
      appointmentTypeIds: t.stringList({
        required: false,
        description: 'These kinds of work alone; all when left out.',
      }),
    }),
  }),
);
