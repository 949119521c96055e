import { ALL_COLUMN_SOURCES, LAYOUT_CHOICES, type Layout } from '@gastspiel/domain/accounting-files/layout.ts';
import { presetType } from '#features/accounting-files/names.graphql.ts';
import type { KeptLayout } from '#features/accounting-files/settings.sql.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

/** How a layout's choices are called outside. */
const choiceTypes = oncePerSchema((builder) => ({
  source: builder.enumType('AccountingColumnSource', {
    description: 'What a column holds.',
    values: ALL_COLUMN_SOURCES,
  }),
  separator: builder.enumType('AccountingSeparator', {
    description: 'What stands between two cells.',
    values: LAYOUT_CHOICES.separator,
  }),
  charset: builder.enumType('AccountingCharset', {
    description: 'How letters are written.',
    values: LAYOUT_CHOICES.charset,
  }),
  dateForm: builder.enumType('AccountingDateForm', {
    description: '31.12.2026, 20261231 or 2026-12-31.',
    values: LAYOUT_CHOICES.dateForm,
  }),
  taxSign: builder.enumType('AccountingTaxSign', {
    description: 'The sign of the tax of an outgoing invoice.',
    values: LAYOUT_CHOICES.taxSign,
  }),
  cancellation: builder.enumType('AccountingCancellation', {
    description: 'How a cancellation takes back: by its sign or by its side.',
    values: LAYOUT_CHOICES.cancellation,
  }),
  postingDate: builder.enumType('AccountingPostingDate', {
    description: 'The day of the posting.',
    values: LAYOUT_CHOICES.postingDate,
  }),
  bookingText: builder.enumType('AccountingBookingText', {
    description: 'What comes first in the text.',
    values: LAYOUT_CHOICES.bookingText,
  }),
  hoursBy: builder.enumType('AccountingHoursBy', {
    description: 'What a row of hours sums up.',
    values: LAYOUT_CHOICES.hoursBy,
  }),
  hoursRecord: builder.enumType('AccountingHoursRecord', {
    description: 'The short record of LODAS, or the general one with cost centres.',
    values: LAYOUT_CHOICES.hoursRecord,
  }),
}));
/** What they mean, whether they are read or written. */
const CHOICES = {
  separator: 'Between two cells.',
  charset: 'Of the letters.',
  dateForm: 'Of days.',
  taxSign: 'Of the tax, in bookings.',
  cancellation: 'Of cancellations, in bookings.',
  postingDate: 'The day of the posting, in bookings.',
  bookingText: 'What begins the text, in bookings.',
  hoursBy: 'What a row of hours sums up.',
  hoursRecord: 'Of hours in LODAS.',
} as const;
type Choice = keyof typeof CHOICES;

export function layoutType(builder: Builder) {
  const types = choiceTypes(builder);
  const Column = builder.objectRef<Layout['columns'][number]>('AccountingColumn').implement({
    description: 'A column of a file.',
    fields: (t) => ({
      heading: t.exposeString('heading', { description: 'Its name.' }),
      source: t.expose('source', { type: types.source, description: 'What it holds.' }),
      text: t.exposeString('text', { description: 'Of a fixed text.' }),
    }),
  });
  return builder.objectRef<KeptLayout>('AccountingLayout').implement({
    description: 'How a file is built.',
    fields: (t) => {
      const choice = <Name extends Choice>(name: Name) =>
        t.field({ type: types[name], description: CHOICES[name], resolve: ({ layout }) => layout[name] as never });
      return {
        preset: t.expose('preset', { type: presetType(builder), description: 'Of which file.' }),
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

export function layoutInput(builder: Builder) {
  const types = choiceTypes(builder);
  const Column = builder.inputRef<Layout['columns'][number]>('AccountingColumnInput').implement({
    description: 'A column of a file.',
    fields: (t) => ({
      heading: t.string({ description: 'Its name.' }),
      source: t.field({ type: types.source, description: 'What it holds.' }),
      text: t.string({ description: 'Of a fixed text; else empty.' }),
    }),
  });
  return builder.inputRef<Layout>('AccountingLayoutInput').implement({
    description: 'How a file is built; what its format fixes is ignored.',
    fields: (t) => ({
      columns: t.field({ type: [Column], description: 'In their order.' }),
      hasHeader: t.boolean({ description: 'Whether the first row names the columns.' }),
      separator: t.field({ type: types.separator, description: CHOICES.separator }),
      charset: t.field({ type: types.charset, description: CHOICES.charset }),
      dateForm: t.field({ type: types.dateForm, description: CHOICES.dateForm }),
      taxSign: t.field({ type: types.taxSign, description: CHOICES.taxSign }),
      cancellation: t.field({ type: types.cancellation, description: CHOICES.cancellation }),
      postingDate: t.field({ type: types.postingDate, description: CHOICES.postingDate }),
      bookingText: t.field({ type: types.bookingText, description: CHOICES.bookingText }),
      hoursBy: t.field({ type: types.hoursBy, description: CHOICES.hoursBy }),
      hoursRecord: t.field({ type: types.hoursRecord, description: CHOICES.hoursRecord }),
    }),
  });
}
