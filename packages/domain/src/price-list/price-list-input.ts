import { z } from 'zod';
import { requiredText } from '#domain/input/text-input.ts';
import { hasTwoDecimals, MONEY_RULES, positiveAmount } from '#domain/money/money.ts';
import { priceDay } from '#domain/price-list/price-day.ts';
import { TENANT_LIMITS } from '#domain/tenants/tenant-rules.ts';

export const RAISE_LIMITS = { percent: 100 } as const;

export const RAISE_RULE = `Bitte einen Prozentsatz über 0 bis ${RAISE_LIMITS.percent} eingeben, z. B. 3,5.`;

/** A kind of work as it stands in the list. Without a price its prices stay; without a day the price is valid from today on. */
export const ListedTypeInput = z.object({
  description: requiredText(TENANT_LIMITS.description),
  price: positiveAmount.nullish().transform((price) => price ?? null),
  validFrom: priceDay.nullish().transform((day) => day ?? null),
});

/** How much all prices rise, and when. The percentage is kept in hundredths. */
export const RaiseInput = z.object({
  percentage: z
    .number(RAISE_RULE)
    .positive(RAISE_RULE)
    .max(RAISE_LIMITS.percent, RAISE_RULE)
    .refine(hasTwoDecimals, MONEY_RULES.decimals)
    .transform((value) => BigInt(Math.round(value * 100))),
  validFrom: priceDay,
  /** Whether own prices of recipients rise too. */
  includesOwn: z.boolean(),
});
export type RaiseValues = z.output<typeof RaiseInput>;
