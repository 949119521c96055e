import type { Action } from '@gastspiel/domain/permissions/permissions.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf, type VariablesOf } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';

const IMPORTS = 'imports';

const ImportParts = graphql(`
  fragment ImportParts on Import {
    id fileName uploadId sheet sheets rowCount userState startedAt endedAt undoneAt shownCount unassigned
    fields { key label }
    columns { heading field examples }
    counts { new existing faulty }
    outcomes { outcome count undone }
    rows { number becomes entityId fault texts faults effects }
  }
`);
const WorkerImport = graphql(
  `
  query WorkerImport($id: String!, $terms: ImportTerms, $preview: ImportPreview, $page: PageInput) {
    workerImport(importId: $id, terms: $terms, preview: $preview, page: $page) { ...ImportParts }
  }
`,
  [ImportParts],
);
const WorkerImports = graphql(`
  query WorkerImports {
    workerImports {
      id fileName rowCount startedAt endedAt undoneAt
      outcomes { outcome count undone }
    }
  }
`);
const RecipientImports = graphql(`
  query RecipientImports {
    recipientImports {
      id fileName rowCount startedAt endedAt undoneAt
      outcomes { outcome count undone }
    }
  }
`);
const RecipientImport = graphql(
  `
  query RecipientImport($id: String!, $terms: ImportTerms, $preview: ImportPreview, $page: PageInput) {
    recipientImport(importId: $id, terms: $terms, preview: $preview, page: $page) { ...ImportParts }
  }
`,
  [ImportParts],
);

export type Import = ResultOf<typeof WorkerImport>['workerImport'];
export type BegunImport = ResultOf<typeof WorkerImports>['workerImports'][number];
export type PreviewRow = Import['rows'][number];
export type Asked = VariablesOf<typeof WorkerImport>;
export type Terms = NonNullable<Asked['terms']>;

const renewing = (...topics: string[]) => ({ renew: () => renewTopics(IMPORTS, ...topics) });

/** The calls of one kind of table, under the names that they have in the API. */
export const WORKERS = {
  kind: 'WORKERS',
  action: 'import.workers' satisfies Action,
  path: '/target_users/import',
  list: '/target_users',
  purpose: 'worker-import',
  query: (asked: Asked) => ask(WorkerImport, asked, [IMPORTS]),
  begun: () => ask(WorkerImports, {}, [IMPORTS]),
  faulty: (importId: string, terms: Terms) => ({ faultyWorkersCsv: { importId, terms } }),
  read: defineCommand({
    document: graphql(`
      mutation ReadWorkerImport($uploadId: String!, $sheet: String) {
        readWorkerImport(uploadId: $uploadId, sheet: $sheet) { id }
      }
    `),
    answer: ({ readWorkerImport: { id } }) => id,
  }),
  start: defineCommand({
    document: graphql(`
      mutation StartWorkerImport($id: String!, $terms: ImportTerms!) {
        startWorkerImport(importId: $id, terms: $terms) { id }
      }
    `),
    ...renewing(),
  }),
  undo: defineCommand({
    document: graphql(`
      mutation UndoWorkerImport($id: String!) {
        undoWorkerImport(importId: $id) { id }
      }
    `),
    ...renewing('target-users'),
  }),
} as const;

export const RECIPIENTS = {
  kind: 'RECIPIENTS',
  action: 'import.recipients' satisfies Action,
  path: '/invoice_recipients/import',
  list: '/invoice_recipients',
  purpose: 'recipient-import',
  query: (asked: Asked) => ask(RecipientImport, asked, [IMPORTS]),
  begun: () => ask(RecipientImports, {}, [IMPORTS]),
  faulty: (importId: string, terms: Terms) => ({ faultyRecipientsCsv: { importId, terms } }),
  read: defineCommand({
    document: graphql(`
      mutation ReadRecipientImport($uploadId: String!, $sheet: String) {
        readRecipientImport(uploadId: $uploadId, sheet: $sheet) { id }
      }
    `),
    answer: ({ readRecipientImport: { id } }) => id,
  }),
  start: defineCommand({
    document: graphql(`
      mutation StartRecipientImport($id: String!, $terms: ImportTerms!) {
        startRecipientImport(importId: $id, terms: $terms) { id }
      }
    `),
    ...renewing(),
  }),
  undo: defineCommand({
    document: graphql(`
      mutation UndoRecipientImport($id: String!) {
        undoRecipientImport(importId: $id) { id }
      }
    `),
    ...renewing('invoice-recipients'),
  }),
} as const;

export type Kind = typeof WORKERS | typeof RECIPIENTS;
