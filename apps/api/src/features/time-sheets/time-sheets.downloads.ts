import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { TIME_SHEET_FAILURES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { z } from 'zod';
import { findFile } from '#features/time-sheets/printouts.sql.ts';
import { timeSheetFileName } from '#features/time-sheets/time-sheet-mail.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineDownload } from '#platform/downloads/define-download.ts';
import { getFile } from '#platform/files/files.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

async function loadFile(db: TenantDb, id: string) {
  const found = await findFile(db, id);
  if (!found) throw new Failure(TIME_SHEET_FAILURES.noFile);
  return found;
}

const Which = z.object({ printoutId: EntityId });

/** A time sheet as it was sent, byte for byte. */
export const printoutPdf = defineDownload({
  kind: 'PRINTOUT_PDF',
  description: 'A time sheet as it was sent.',
  action: 'worklog-blocks.read',
  input: Which,
  inputType: inputOf('PrintoutPdfInput', 'Which time sheet.', Which),
  concerns: ({ input }) => ({ entityType: 'printout', entityId: input.printoutId }),
  check: async ({ db, input }) => {
    await loadFile(db, input.printoutId);
  },
  open: async ({ db, input }) => {
    const { description, startsAt, ...pointer } = await loadFile(db, input.printoutId);
    const file = await getFile(db, 'TIME_SHEET', pointer);
    async function* chunks() {
      yield file;
    }
    return {
      fileName: timeSheetFileName(description, startsAt),
      mediaType: 'application/pdf',
      chunks: chunks(),
    };
  },
});
