import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { SHEET_LIMITS } from '@gastspiel/domain/failures/sheet-failures.ts';
import { z } from 'zod';
import { type ImportKind, ImportTerms } from '#features/imports/import-kind.ts';
import { RECIPIENTS } from '#features/imports/import-recipients.ts';
import { WORKERS } from '#features/imports/import-workers.ts';
import { termsInput } from '#features/imports/imports.graphql.ts';
import { findImport, openTable } from '#features/imports/imports.sql.ts';
import { loadImport, named } from '#features/imports/load-import.ts';
import { csvOf } from '#platform/downloads/csv.ts';
import { type Download, defineDownload } from '#platform/downloads/define-download.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

const Which = z.object({ importId: z.uuid(), terms: ImportTerms });

/** The rows that can't be taken over as they stand in the file, each with what is wrong: mended, it is a file to be taken over. */
const faultyRows = ({ kind, word, action, ...rest }: ImportKind): Download =>
  defineDownload({
    kind: `FAULTY_${word.toUpperCase()}S_CSV`,
    description: 'The rows of an import that are not taken over.',
    action,
    input: Which,
    inputType: inputOf(`Faulty${word}sCsvInput`, 'Which import.', Which, { terms: termsInput }),
    concerns: ({ input }) => ({ entityType: 'import', entityId: input.importId }),
    open: async ({ db, actor: { tenantId, userId }, input, secrets }) => {
      const found = await findImport(db, kind, input.importId);
      const table = await openTable(db, secrets, tenantId, input.importId);
      if (found?.actorUserId !== userId || !table) throw new Failure(GENERAL_FAILURES.notFound);
      const asked = { terms: input.terms, preview: 'FAULTY' as const, page: { number: 0, size: SHEET_LIMITS.rows } };
      const { rows } = await loadImport({ kind, word, action, ...rest }, { db, tenantId, secrets }, found, asked);
      return {
        fileName: `Fehlerhafte Zeilen – ${found.fileName.replace(/\.\w+$/, '')}.csv`,
        mediaType: 'text/csv; charset=utf-8',
        chunks: csvOf(
          [
            ...table.headings.map((label, index) => ({
              label,
              value: ({ texts }: (typeof rows)[number]) => texts[index] ?? '',
            })),
            {
              label: 'Fehler',
              value: ({ fault, faults }) =>
                [fault, ...faults.map((one, index) => one && named(table.headings[index], one))]
                  .filter(Boolean)
                  .join(' '),
            },
          ],
          rows,
        ),
      };
    },
  });

export const FAULTY_ROWS: readonly Download[] = [faultyRows(WORKERS), faultyRows(RECIPIENTS)];
