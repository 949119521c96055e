import { STATEMENT_UPLOAD } from '#features/bank-statements/bank-statements.uploads.ts';
import { IMPORT_UPLOADS } from '#features/imports/imports.uploads.ts';

/** Every kind of file that people hand in. */
export const UPLOADS = [...IMPORT_UPLOADS, STATEMENT_UPLOAD];
