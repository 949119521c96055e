import { z } from 'zod';
import { optionalInstant } from '#features/appointments/index.ts';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

export const PRINT_FILTERS = ['ALL', 'SENT', 'UNSENT', 'WAITING'] as const;
export type PrintFilter = (typeof PRINT_FILTERS)[number];
export const WORKLOG_FILTERS = ['ALL', 'RECORDED', 'UNRECORDED'] as const;

/** Which blocks; what is left out does not matter. */
export const BlockFilter = z
  .object({
    text: z.string().max(256).nullish(),
    invoiceRecipientId: z
      .string()
      .nullish()
      .transform((id) => (id ? uuidOrUnknown(id) : null)),
    from: optionalInstant,
    to: optionalInstant,
    printFilter: z.enum(PRINT_FILTERS).nullish(),
    worklogFilter: z.enum(WORKLOG_FILTERS).nullish(),
    isResendingNecessary: z.boolean().nullish(),
    hasEnded: z.boolean().nullish(),
    isInvoiced: z.boolean().nullish(),
  })
  .nullish()
  .transform((filter): Partial<NonNullable<typeof filter>> => filter ?? {});
export type BlockFilter = z.output<typeof BlockFilter>;
