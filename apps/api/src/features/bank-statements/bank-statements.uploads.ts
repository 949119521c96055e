import { STATEMENT_LIMITS } from '@gastspiel/domain/bank-statements/statement-input.ts';
import type { Upload } from '#platform/uploads/register-uploads.ts';

/** A bank's file. */
export const STATEMENT_UPLOAD: Upload = {
  purpose: 'bank-statement',
  action: 'payments.write',
  maxBytes: STATEMENT_LIMITS.bytes,
};
