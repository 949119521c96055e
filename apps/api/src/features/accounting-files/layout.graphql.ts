import { ALL_COLUMN_SOURCES, LAYOUT_CHOICES, Layout } from '@gastspiel/domain/accounting-files/layout.ts';
import { presetType } from '#features/accounting-files/names.graphql.ts';
import type { KeptLayout } from '#features/accounting-files/settings.sql.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';

const sourceType = enumOf('AccountingColumnSource', 'The source of a column.', ALL_COLUMN_SOURCES);

/** The choices of a layout, as they are called outside. */
const CHOICE_TYPES = {
  separator: enumOf('AccountingSeparator', 'The sign between two cells.', LAYOUT_CHOICES.separator),
  charset: enumOf('AccountingCharset', 'How letters are written.', LAYOUT_CHOICES.charset),
  dateForm: enumOf('AccountingDateForm', '31.12.2026, 20261231 or 2026-12-31.', LAYOUT_CHOICES.dateForm),
  taxSign: enumOf('AccountingTaxSign', 'The sign of the tax of an outgoing invoice.', LAYOUT_CHOICES.taxSign),
  cancellation: enumOf(
    'AccountingCancellation',
    'How a cancellation takes back: by its sign or by its side.',
    LAYOUT_CHOICES.cancellation,
  ),
  postingDate: enumOf('AccountingPostingDate', 'The day of the posting.', LAYOUT_CHOICES.postingDate),
  bookingText: enumOf('AccountingBookingText', 'The part that comes first in the text.', LAYOUT_CHOICES.bookingText),
  hoursBy: enumOf('AccountingHoursBy', 'The hours that a row sums up.', LAYOUT_CHOICES.hoursBy),
  hoursRecord: enumOf(
    'AccountingHoursRecord',
    'The short record of LODAS, or the general one with cost centres.',
    LAYOUT_CHOICES.hoursRecord,
  ),
};
/** The meaning of each choice in a layout. */
const CHOICES = {
  separator: 'Between two cells.',
  charset: 'How letters are written.',
  dateForm: 'How days are written.',
  taxSign: 'The sign of the tax, in bookings.',
  cancellation: 'How a cancellation takes back, in bookings.',
  postingDate: 'The day of the posting, in bookings.',
  bookingText: 'The beginning of the text, in bookings.',
  hoursBy: 'The hours that a row sums up.',
  hoursRecord: 'The record of hours in LODAS.',
} as const;
type Choice = keyof typeof CHOICES;

export function layoutType(builder: Builder) {
  const Column = builder.objectRef<Layout['columns'][number]>('AccountingColumn').implement({
    description: 'A column of a file.',
    fields: (t) => ({
      heading: t.exposeString('heading'),
      source: t.expose('source', { type: sourceType(builder) }),
      text: t.exposeString('text', { description: 'The text of a fixed column; else empty.' }),
    }),
  });
  return builder.objectRef<KeptLayout>('AccountingLayout').implement({
    description: 'How a file is built.',
    fields: (t) => {
      const choice = <Name extends Choice>(name: Name) =>
        t.field({
          type: CHOICE_TYPES[name](builder),
          description: CHOICES[name],
          resolve: ({ layout }) => layout[name] as never,
        });
      return {
        preset: t.expose('preset', { type: presetType(builder) }),
        version: t.exposeInt('version', { description: 'To be sent back when saving.' }),
        isOwn: t.exposeBoolean('isOwn', { description: 'Whether the agency has changed it.' }),
        columns: t.field({
          type: [Column],
          description: 'In their order; none where the format is fixed.',
          extensions: { entries: 60 },
          resolve: ({ layout }) => [...layout.columns],
        }),
        hasHeader: t.boolean({
          description: 'Whether the first row names the columns.',
          resolve: ({ layout }) => layout.hasHeader,
        }),
        separator: choice('separator'),
        charset: choice('charset'),
        dateForm: choice('dateForm'),
        taxSign: choice('taxSign'),
        cancellation: choice('cancellation'),
        postingDate: choice('postingDate'),
        bookingText: choice('bookingText'),
        hoursBy: choice('hoursBy'),
        hoursRecord: choice('hoursRecord'),
      };
    },
  });
}

export const layoutInput = inputOf(
  'AccountingLayoutInput',
  'How a file is built; what its format fixes is ignored.',
  Layout,
  {
    columns: inputOf('AccountingColumnInput', 'A column of a file.', Layout.shape.columns, {
      source: sourceType,
      text: 'The text of a fixed column; else empty.',
    }),
    hasHeader: 'Whether the first row names the columns.',
    ...CHOICE_TYPES,
  },
);
