import { randomUUID } from 'node:crypto';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { IMPORT_FAILURES, UNDO_HOURS } from '@gastspiel/domain/imports/import-failures.ts';
import { headingKey } from '@gastspiel/domain/imports/import-field.ts';
import { z } from 'zod';
import { type ImportKind, ImportTerms } from '#features/imports/import-kind.ts';
import { RUN_IMPORT, UNDO_IMPORT } from '#features/imports/imports.jobs.ts';
import {
  findImport,
  type ImportRow,
  insertImport,
  markStarted,
  markUndone,
  openTable,
  rememberColumns,
  selectBegunImports,
} from '#features/imports/imports.sql.ts';
import { loadImport } from '#features/imports/load-import.ts';
import { PREVIEWS } from '#features/imports/verdicts.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { mutation, NO_INPUT, query } from '#platform/graphql/use-case.ts';
import type { User } from '#platform/identity/viewer.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { readTable } from '#platform/sheets/read-table.ts';
import { openUpload } from '#platform/uploads/uploads.sql.ts';

const importId = EntityId;

/** A file is seen by the person who has handed it in: it holds more than the screens would show. */
async function findOwn(db: TenantDb, { kind }: ImportKind, actor: User, id: string): Promise<ImportRow> {
  const found = await findImport(db, kind, id);
  if (found?.actorUserId !== actor.userId) throw new Failure(GENERAL_FAILURES.notFound);
  return found;
}

type Kind = ImportKind<'import.workers'> | ImportKind<'import.recipients'>;

/** Everything that can be done with a kind of file; nothing is written before it starts. */
export const importUseCases = (kind: Kind) => ({
  read: mutation({
    action: kind.action,
    input: z.object({ uploadId: EntityId, sheet: z.string().max(256).nullish() }),
    prepare: async ({ uploadId: id, sheet }, { database, secrets, actor: { tenantId, userId: uploadedBy } }) => {
      const wanted = { id, tenantId, purpose: kind.purpose, uploadedBy };
      const file = await database.withTenant(tenantId, (db) => openUpload(db, secrets, wanted));
      if (!file) throw new Failure(IMPORT_FAILURES.gone);
      const table = await readTable(file.bytes, sheet ?? undefined);
      return { fileName: file.fileName, table: { ...table, uploadId: id } };
    },
    run: async ({ db, actor, prepared, secrets, record }) => {
      const id = randomUUID();
      await insertImport(db, secrets, { id, tenantId: actor.tenantId, kind: kind.kind, actor, ...prepared });
      record({ entityType: 'import', entityId: id, after: { read: prepared.fileName } });
      return { id };
    },
  }),
  find: query({
    action: kind.action,
    input: z.object({
      importId,
      terms: ImportTerms.nullish(),
      preview: z.enum(PREVIEWS).nullish(),
      page: PageInput,
    }),
    run: async ({ db, actor, secrets, input }) => {
      const found = await findOwn(db, kind, actor, input.importId);
      return loadImport(kind, { db, tenantId: actor.tenantId, secrets }, found, input);
    },
  }),
  begun: query({
    action: kind.action,
    input: NO_INPUT,
    run: ({ db, actor }) => selectBegunImports(db, kind.kind, actor.userId),
  }),
  start: mutation({
    action: kind.action,
    input: z.object({ importId, terms: ImportTerms }),
    run: async ({ db, actor, secrets, input: { importId: id, terms }, record }) => {
      const found = await findOwn(db, kind, actor, id);
      const table = await openTable(db, secrets, actor.tenantId, id);
      if (!table) throw new Failure(IMPORT_FAILURES.gone);
      if (!(await markStarted(db, id, terms))) throw new Failure(IMPORT_FAILURES.started);
      const meanings = table.headings.map(
        (heading, index) => [headingKey(heading), terms.columns[index] || null] as const,
      );
      await rememberColumns(db, kind.kind, new Map(meanings.filter(([key]) => key !== '')));
      await enqueue(db, RUN_IMPORT, { kind: kind.kind, importId: id });
      record({ entityType: 'import', entityId: id, after: { started: found.fileName } });
      return { id };
    },
  }),
  undo: mutation({
    action: kind.action,
    input: z.object({ importId }),
    run: async ({ db, actor, input: { importId: id }, now, record }) => {
      const { endedAt, undoneAt, fileName } = await findOwn(db, kind, actor, id);
      if (!endedAt) throw new Failure(IMPORT_FAILURES.notDone);
      if (now.getTime() - endedAt.getTime() > UNDO_HOURS * 3_600_000) throw new Failure(IMPORT_FAILURES.tooLate);
      if (undoneAt || !(await markUndone(db, id))) throw new Failure(IMPORT_FAILURES.undone);
      await enqueue(db, UNDO_IMPORT, { kind: kind.kind, importId: id });
      record({ entityType: 'import', entityId: id, after: { undone: fileName } });
      return { id };
    },
  }),
});
