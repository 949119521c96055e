import { EFFECTS } from '@gastspiel/domain/imports/import-field.ts';
import { type ImportKind, ImportTerms } from '#features/imports/import-kind.ts';
import { RECIPIENTS } from '#features/imports/import-recipients.ts';
import { WORKERS } from '#features/imports/import-workers.ts';
import { type BegunImport, OUTCOMES } from '#features/imports/imports.sql.ts';
import type { LoadedImport, PreviewedRow } from '#features/imports/load-import.ts';
import { importUseCases } from '#features/imports/use-cases.ts';
import { PREVIEWS } from '#features/imports/verdicts.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { pageInput } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const importsSchema: SchemaPart = (builder) => {
  const Outcome = outcomeType(builder);
  const Import = importType(builder, Outcome);
  const Begun = begunType(builder, Outcome);
  const Id = builder.objectRef<{ readonly id: string }>('ImportRef').implement({
    description: 'An import that was changed.',
    fields: (t) => ({ id: t.exposeID('id') }),
  });
  const add = (kind: Parameters<typeof importUseCases>[0]): void => {
    const { read, find, begun, start, undo } = importUseCases(kind);
    const { word } = kind;
    builder.queryField(`${word.toLowerCase()}Import`, (t) =>
      t.field({
        type: Import,
        description: 'A table that is taken over: what its columns mean, and what becomes of its rows.',
        ...serve(builder, find, {
          terms: [termsInput, 'Guessed when left out; those it was started with once it was.'],
          preview: [previewType, 'Only these rows.'],
          page: pageInput,
        }),
      }),
    );
    builder.queryField(`${word.toLowerCase()}Imports`, (t) =>
      t.field({
        type: [Begun],
        description: 'The imports that this person has started, the last one first; each until a day after its end.',
        ...serve(builder, begun),
      }),
    );
    builder.mutationField(`read${word}Import`, (t) =>
      t.field({
        type: Id,
        description: 'Reads a file that was handed in. Writes nothing else.',
        ...serve(builder, read),
      }),
    );
    builder.mutationField(`start${word}Import`, (t) =>
      t.field({
        type: Id,
        description: 'Takes the sound rows over, as a job.',
        ...serve(builder, start, { terms: termsInput }),
      }),
    );
    builder.mutationField(`undo${word}Import`, (t) =>
      t.field({ type: Id, description: 'Takes back what nobody has touched since.', ...serve(builder, undo) }),
    );
  };
  add(WORKERS);
  add(RECIPIENTS);
};

const effectType = enumOf(
  'CellEffect',
  'Fills what was empty; says otherwise than what stays; or is the next free one, since the file has none.',
  EFFECTS,
);
const previewType = enumOf('ImportPreview', 'The fate of a row.', PREVIEWS);
export const termsInput = inputOf(
  'ImportTerms',
  'The meaning of the columns, and whatever holds for all rows.',
  ImportTerms,
  {
    columns: 'The field of each column; an empty text for one that is not taken over.',
    userState: enumOf('ImportedState', 'The state of workers who are new.', ['ACTIVE', 'ONBOARDING']),
  },
);

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

function outcomeType(builder: Builder) {
  return builder.objectRef<LoadedImport['outcomes'][number]>('ImportOutcome').implement({
    description: 'How many rows came to this end, and how many of them were taken back.',
    fields: (t) => ({
      outcome: t.expose('outcome', { type: enumOf('RowOutcome', 'The outcome of a row.', OUTCOMES)(builder) }),
      count: t.exposeInt('count'),
      undone: t.exposeInt('undone'),
    }),
  });
}
type OutcomeType = ReturnType<typeof outcomeType>;

function begunType(builder: Builder, Outcome: OutcomeType) {
  return builder.objectRef<BegunImport>('BegunImport').implement({
    description: 'An import that was started, as a list names it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      fileName: t.exposeString('fileName'),
      rowCount: t.exposeInt('rowCount'),
      startedAt: t.string({ resolve: ({ startedAt }) => startedAt.toISOString() }),
      endedAt: t.string({ nullable: true, resolve: ({ endedAt }) => instant(endedAt) }),
      undoneAt: t.string({ nullable: true, resolve: ({ undoneAt }) => instant(undoneAt) }),
      outcomes: t.field({ type: [Outcome], extensions: { entries: 4 }, resolve: ({ outcomes }) => [...outcomes] }),
    }),
  });
}

function importType(builder: Builder, Outcome: OutcomeType) {
  const Row = builder.objectRef<PreviewedRow>('ImportRow').implement({
    description: 'A row of the file, as it would be taken over.',
    fields: (t) => ({
      number: t.exposeInt('number', { description: 'As the file counts.' }),
      becomes: t.expose('becomes', { type: previewType(builder) }),
      entityId: t.exposeID('entityId', { nullable: true, description: 'Whom it is, or was made.' }),
      fault: t.exposeString('fault', {
        nullable: true,
        description: 'The faults in fields that no column means, by their names.',
      }),
      texts: t.stringList({ description: 'By the columns of the file.', resolve: ({ texts }) => [...texts] }),
      faults: t.field({
        type: ['String'],
        nullable: { list: false, items: true },
        description: 'The sentences of the form, by column.',
        resolve: ({ faults }) => [...faults],
      }),
      effects: t.field({
        type: [effectType(builder)],
        nullable: { list: false, items: true },
        description: 'By column; nothing where the cell says what is known, or the row is not about somebody known.',
        resolve: ({ effects }) => [...effects],
      }),
    }),
  });
  const Column = builder.objectRef<LoadedImport['columns'][number]>('ImportColumn').implement({
    description: 'A column of the file, and the field that it is guessed to be.',
    fields: (t) => ({
      heading: t.exposeString('heading'),
      field: t.exposeString('field', { nullable: true }),
      examples: t.stringList({ resolve: ({ examples }) => [...examples] }),
    }),
  });
  const Field = builder.objectRef<ReturnType<ImportKind['fields']>[number]>('ImportField').implement({
    description: 'A field that a column may be.',
    fields: (t) => ({ key: t.exposeString('key'), label: t.exposeString('label') }),
  });
  const Counts = builder.objectRef<LoadedImport['counts']>('ImportCounts').implement({
    description: 'They sum up to the rows of the file.',
    fields: (t) => ({ new: t.exposeInt('new'), existing: t.exposeInt('existing'), faulty: t.exposeInt('faulty') }),
  });
  return builder.objectRef<LoadedImport>('Import').implement({
    description: 'A table that is taken over.',
    fields: (t) => ({
      id: t.exposeID('id'),
      fileName: t.exposeString('fileName'),
      uploadId: t.exposeID('uploadId'),
      sheet: t.exposeString('sheet', { nullable: true }),
      sheets: t.stringList({ description: 'Those that can be read instead.', resolve: ({ sheets }) => [...sheets] }),
      rowCount: t.exposeInt('rowCount'),
      userState: t.string({ resolve: ({ terms }) => terms.userState }),
      startedAt: t.string({ nullable: true, resolve: ({ startedAt }) => instant(startedAt) }),
      endedAt: t.string({ nullable: true, resolve: ({ endedAt }) => instant(endedAt) }),
      undoneAt: t.string({ nullable: true, resolve: ({ undoneAt }) => instant(undoneAt) }),
      fields: t.field({ type: [Field], resolve: ({ fields }) => [...fields] }),
      unassigned: t.stringList({
        description: 'The fields that no column means and without which no row is taken over, by their labels.',
        resolve: ({ unassigned }) => [...unassigned],
      }),
      columns: t.field({ type: [Column], resolve: ({ columns }) => [...columns] }),
      counts: t.expose('counts', { type: Counts }),
      outcomes: t.field({ type: [Outcome], extensions: { entries: 4 }, resolve: ({ outcomes }) => [...outcomes] }),
      shownCount: t.exposeInt('shownCount', { description: 'How many rows the choice has, on all pages.' }),
      rows: t.field({ type: [Row], description: 'Faulty ones first.', resolve: ({ rows }) => [...rows] }),
    }),
  });
}
