import { sumOf } from '@gastspiel/domain/money/amounts.ts';
import { AGE_NAMES, type Age } from '@gastspiel/domain/open-items/ages.ts';
import { type Day, dayOf, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { type OpenItems, selectOpenInvoicesOf, selectOpenItems } from '#features/open-items/open-items.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

const OPEN_ITEM_SORTS = ['OVERDUE', 'OPEN', 'NAME', 'CUSTOMER_NUMBER'] as const;
export const OpenItemSorts = z.enum(OPEN_ITEM_SORTS);

const day = z.string().refine(isDay, 'Bitte ein Datum angeben.').nullish();
export const OpenItemsFilter = z
  .object({
    text: z.string().max(256).nullish(),
    onlyOverdue: z.boolean().nullish(),
    /** Recipients with something of this age. */
    age: z.enum(AGE_NAMES).nullish(),
    sort: OpenItemSorts.nullish(),
  })
  .nullish()
  .transform((filter) => filter ?? {});
type OpenItemsFilter = z.output<typeof OpenItemsFilter>;

/** Everything that is owed on a day, and what of it a list shows. */
export interface OpenItemsOf {
  readonly day: Day;
  /** All that the text finds, whatever else narrows the list: the cards stay while one of them is chosen. */
  readonly found: readonly OpenItems[];
  readonly listed: readonly OpenItems[];
}

export const openOf = ({ sums }: Pick<OpenItems, 'sums'>): bigint => sumOf(AGE_NAMES.map((age) => sums[age]));
const overdueOf = ({ sums }: Pick<OpenItems, 'sums'>): bigint => openOf({ sums }) - sums.NOT_DUE;

export async function loadOpenItems(db: TenantDb, on: Day, filter: OpenItemsFilter): Promise<OpenItemsOf> {
  const found = await selectOpenItems(db, on, filter.text);
  const isListed = (one: OpenItems) =>
    (!filter.onlyOverdue || overdueOf(one) > 0n) && (!filter.age || one.sums[filter.age as Age] > 0n);
  const listed = found.filter(isListed).toSorted(ORDERS[filter.sort ?? 'OVERDUE']);
  return { day: on, found, listed };
}

type Order = (one: OpenItems, other: OpenItems) => number;
const larger = (one: bigint, other: bigint): number => (one === other ? 0 : one > other ? -1 : 1);
const numbers = new Intl.Collator('de-AT', { numeric: true });
/** Found by name, so names stand in order where nothing else tells them apart. */
const ORDERS: Readonly<Record<(typeof OPEN_ITEM_SORTS)[number], Order>> = {
  OVERDUE: (one, other) => larger(overdueOf(one), overdueOf(other)) || larger(openOf(one), openOf(other)),
  OPEN: (one, other) => larger(openOf(one), openOf(other)),
  NAME: () => 0,
  CUSTOMER_NUMBER: (one, other) => numbers.compare(one.customerNumber, other.customerNumber),
};

export const openItems = query({
  action: 'payments.read',
  isLong: true,
  input: z.object({ day, filter: OpenItemsFilter, page: PageInput }),
  run: async ({ db, now, input: { day: on, filter, page } }) => ({
    ...(await loadOpenItems(db, on ?? dayOf(now), filter)),
    page,
  }),
});

/** The open invoices of one recipient, for the row that somebody opens. */
export const openInvoices = query({
  action: 'payments.read',
  input: z.object({ invoiceRecipientId: EntityId, day }),
  run: ({ db, now, input: { invoiceRecipientId, day: on } }) =>
    selectOpenInvoicesOf(db, invoiceRecipientId, on ?? dayOf(now)),
});
