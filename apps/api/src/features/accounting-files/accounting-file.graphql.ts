import { GAP_CODES, type Gap, HINT_CODES, type Hint } from '@gastspiel/domain/accounting-files/accounting-file.ts';
import { PRESETS } from '@gastspiel/domain/accounting-files/presets.ts';
import type { AccountingFile } from '#features/accounting-files/compose-file.ts';
import { wageKindType } from '#features/accounting-files/names.graphql.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { moneyType } from '#platform/graphql/money-type.ts';

const PREVIEW_ROWS = 10;

/**
 * Most of DATEV's 125 columns are empty, so only the filled ones are shown; the columns of other layouts were chosen by
 * somebody.
 */
function previewOf({ preset, headings, rows }: AccountingFile) {
  const first = rows.slice(0, PREVIEW_ROWS);
  const shown = headings
    .map((_, index) => index)
    .filter((index) => preset !== 'DATEV_BOOKINGS' || first.some((row) => row[index]));
  const pick = (cells: readonly string[]) => shown.map((index) => cells[index] ?? '');
  return { headings: pick(headings), rows: first.map(pick) };
}

export function fileType(builder: Builder) {
  const Money = moneyType(builder);
  const GapType = builder.objectRef<Gap>('AccountingFileGap').implement({
    description: 'A gap that keeps a file from being made.',
    fields: (t) => ({
      code: t.expose('code', {
        type: builder.enumType('AccountingFileGapCode', {
          description: 'The kind of a gap or hint.',
          values: GAP_CODES,
        }),
      }),
      message: t.exposeString('message', { description: 'A German sentence: what is missing, and for whom.' }),
      recipientId: t.string({
        nullable: true,
        description: 'The customer whom it concerns.',
        resolve: ({ recipientId }) => recipientId ?? null,
      }),
      targetUserId: t.string({
        nullable: true,
        description: 'The worker whom it concerns.',
        resolve: ({ targetUserId }) => targetUserId ?? null,
      }),
      invoiceId: t.string({
        nullable: true,
        description: 'The invoice that it concerns.',
        resolve: ({ invoiceId }) => invoiceId ?? null,
      }),
    }),
  });
  const HintType = builder.objectRef<Hint>('AccountingFileHint').implement({
    description: 'A hint about a file.',
    fields: (t) => ({
      code: t.expose('code', {
        type: builder.enumType('AccountingFileHintCode', {
          description: 'The kind of a gap or hint.',
          values: HINT_CODES,
        }),
      }),
      message: t.exposeString('message'),
    }),
  });
  const Hours = builder.objectRef<AccountingFile['hoursByKind'][number]>('AccountingFileHours').implement({
    description: 'The hours of a kind in a file.',
    fields: (t) => ({
      kind: t.expose('kind', { type: wageKindType(builder) }),
      hours: t.float({ description: 'The sum of the rows.', resolve: ({ hours }) => Number(hours) / 100 }),
    }),
  });
  const Row = builder.objectRef<readonly string[]>('AccountingFileRow').implement({
    description: 'A row of a file.',
    fields: (t) => ({
      cells: t.stringList({ description: 'In the order of the headings.', resolve: (row) => [...row] }),
    }),
  });
  const amount = (part: 'net' | 'tax' | 'gross') => (file: AccountingFile) => file.total?.[part] ?? null;
  return builder.objectRef<AccountingFile>('AccountingFile').implement({
    description: 'A file for payroll or bookkeeping before it is made.',
    fields: (t) => ({
      fileName: t.string({
        resolve: ({ preset, month }) => PRESETS[preset].fileName(month),
      }),
      rowCount: t.int({ resolve: ({ rows }) => rows.length }),
      net: t.field({ type: Money, nullable: true, description: 'Only in files of bookings.', resolve: amount('net') }),
      tax: t.field({ type: Money, nullable: true, description: 'Only in files of bookings.', resolve: amount('tax') }),
      gross: t.field({
        type: Money,
        nullable: true,
        description: 'Only in files of bookings.',
        resolve: amount('gross'),
      }),
      hoursByKind: t.field({
        type: [Hours],
        description: 'Only in files of hours.',
        resolve: ({ hoursByKind }) => [...hoursByKind],
      }),
      gaps: t.field({
        type: [GapType],
        description: 'While there are any, the file is refused.',
        resolve: ({ gaps }) => [...gaps],
      }),
      hints: t.field({
        type: [HintType],
        description: 'Hints that refuse nothing.',
        resolve: ({ hints }) => [...hints],
      }),
      headings: t.stringList({
        description: 'The headings of the shown columns.',
        resolve: (file) => previewOf(file).headings,
      }),
      firstRows: t.field({ type: [Row], description: 'Up to ten.', resolve: (file) => previewOf(file).rows }),
    }),
  });
}
