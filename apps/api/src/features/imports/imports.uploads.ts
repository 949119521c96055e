import { SHEET_LIMITS } from '@gastspiel/domain/failures/sheet-failures.ts';
import { RECIPIENTS } from '#features/imports/import-recipients.ts';
import { WORKERS } from '#features/imports/import-workers.ts';
import type { Upload } from '#platform/uploads/register-uploads.ts';

/** Tables that people hand in. */
export const IMPORT_UPLOADS: readonly Upload[] = [WORKERS, RECIPIENTS].map(({ purpose, action }) => ({
  purpose,
  action,
  maxBytes: SHEET_LIMITS.bytes,
}));
