import type { DaySpan } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { BALANCE_SORT_KEYS, selectBalances } from '#features/balances/recipient-balances.sql.ts';
import { RecipientFilterInput } from '#features/invoice-recipients/index.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

export const BalanceSort = z
  .object({ key: z.enum(BALANCE_SORT_KEYS), isDescending: z.boolean() })
  .nullish()
  .transform((sort) => sort ?? { key: 'NAME' as const, isDescending: false });

/** This year until today. */
export function thisYear(now: Date): DaySpan {
  const today = dayOf(now);
  return { from: `${today.slice(0, 4)}-01-01`, to: today };
}

/** The overview of recipients with their sums. */
export const listBalances = query({
  action: 'balances.read',
  input: z.object({ page: PageInput, filter: RecipientFilterInput, sort: BalanceSort }),
  run: ({ db, input: { page, ...choice }, now }) => selectBalances(db, { ...choice, days: thisYear(now) }, page),
});
