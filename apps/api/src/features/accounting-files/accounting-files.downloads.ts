import { writeFile } from '@gastspiel/domain/accounting-files/accounting-file.ts';
import { PRESETS } from '@gastspiel/domain/accounting-files/presets.ts';
import { composeWholeFile } from '#features/accounting-files/compose-file.ts';
import { presetType } from '#features/accounting-files/names.graphql.ts';
import { FileInput } from '#features/accounting-files/show-accounting-file.ts';
import { defineDownload } from '#platform/downloads/define-download.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

/** In pieces, at the pace of the reader. */
async function* paced(chunks: Iterable<Uint8Array>) {
  yield* chunks;
}

const MEDIA_TYPES = { WINDOWS_1252: 'windows-1252', UTF_8: 'utf-8', UTF_8_BOM: 'utf-8' } as const;

/** The file of a month that payroll or bookkeeping imports; refused while anything in it is unknown. */
export const accountingFile = defineDownload({
  kind: 'ACCOUNTING_FILE',
  description: 'A file for payroll or bookkeeping, of a month.',
  action: 'accounting-files.read',
  input: FileInput,
  inputType: inputOf('AccountingFileInput', 'Which file of which month.', FileInput, {
    preset: presetType,
    month: 'YYYY-MM.',
  }),
  concerns: ({ actor }) => ({ entityType: 'tenant', entityId: actor.tenantId }),
  check: async ({ db, input, now }) => {
    await composeWholeFile(db, input, now);
  },
  open: async ({ db, input, now }) => {
    const file = await composeWholeFile(db, input, now);
    const fileName = PRESETS[input.preset].fileName(input.month);
    const kind = fileName.endsWith('.csv') ? 'text/csv' : 'text/plain';
    return { fileName, mediaType: `${kind}; charset=${MEDIA_TYPES[file.charset]}`, chunks: paced(writeFile(file)) };
  },
});
