import { RAISE_RULE, RaiseInput } from '@gastspiel/domain/price-list/price-list-input.ts';
import { z } from 'zod';

/** As the fields hold it: whole hundredths of a percent. */
export interface RaiseValues {
  percentage: number | null;
  validFrom: string | null;
  includesOwn: boolean;
}

/** As it travels: a percentage with decimals. */
export const sentRaise = ({ percentage, validFrom, includesOwn }: RaiseValues) => ({
  percentage: (percentage ?? Number.NaN) / 100,
  validFrom: validFrom ?? '',
  includesOwn,
});

/** The domain's rules at the fields of the form. */
export const RaiseForm = z
  .object({
    percentage: z.number(RAISE_RULE).nullable(),
    validFrom: z.string().nullable(),
    includesOwn: z.boolean(),
  })
  .superRefine((values, context) => {
    for (const { path, message } of RaiseInput.safeParse(sentRaise(values)).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path, message });
    }
  });
