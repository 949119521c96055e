import { INVOICE_RECIPIENT_LIMITS } from '@gastspiel/domain/invoice-recipients/invoice-recipient-rules.ts';
import { z } from 'zod';

/** Which recipients; all when left out. */
export const RecipientFilterInput = z
  .object({ search: z.string().max(INVOICE_RECIPIENT_LIMITS.search).nullish() })
  .nullish()
  .transform((filter) => filter ?? {});
