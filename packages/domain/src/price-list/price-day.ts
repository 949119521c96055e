import { z } from 'zod';
import { BEGINNING } from '#domain/price-list/dated-prices.ts';
import { isDay } from '#domain/time/vienna-day.ts';

const LAST = '2100-12-31';

export const PRICE_DAY_RULE = 'Bitte ein Datum bis 2100 eingeben, z. B. 01.01.2027.';

/** The day from which a price is valid. */
export const priceDay = z
  .string(PRICE_DAY_RULE)
  .refine((day) => isDay(day) && day >= BEGINNING && day <= LAST, PRICE_DAY_RULE);
