import { ACCOUNTING_PRESETS } from '@gastspiel/domain/accounting-files/presets.ts';
import { InvoiceMonth } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { z } from 'zod';
import { composeFile } from '#features/accounting-files/compose-file.ts';
import { query } from '#platform/graphql/use-case.ts';

/** Which file. */
export const FileInput = z.object({
  preset: z.enum(ACCOUNTING_PRESETS),
  month: InvoiceMonth,
});

export const showAccountingFile = query({
  action: 'accounting-files.read',
  input: FileInput,
  run: ({ db, input, now }) => composeFile(db, input, now),
});
