import { sumOf } from '@gastspiel/domain/money/amounts.ts';
import { AGE_NAMES, type Age } from '@gastspiel/domain/open-items/ages.ts';
import {
  OpenItemSorts,
  OpenItemsFilter,
  type OpenItemsOf,
  openInvoices,
  openItems,
  openOf,
} from '#features/open-items/find-open-items.ts';
import { OpenItemRow, type OpenItems } from '#features/open-items/open-items.sql.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { fieldsOf } from '#platform/graphql/fields-of.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { moneyType } from '#platform/graphql/money-type.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { pageInput } from '#platform/graphql/page-type.ts';
import type { PageRequest } from '#platform/graphql/paging.ts';
import { serve } from '#platform/graphql/serve.ts';

const DAY = 'YYYY-MM-DD; today when left out.';
const ageType = enumOf('OpenItemAge', 'How long an open item has been due.', AGE_NAMES);
export const openItemsFilter = inputOf('OpenItemsFilter', 'Narrows and sorts the open items.', OpenItemsFilter, {
  text: 'Name or number of the recipient.',
  onlyOverdue: 'Leaves out who owes nothing that is due.',
  age: [ageType, 'Recipients who owe something of this age.'],
  sort: [
    enumOf('OpenItemSort', 'The order of the open items.', OpenItemSorts.options),
    'The most overdue first when left out.',
  ],
});

interface AgeSum {
  readonly age: Age;
  readonly count: number;
  readonly sum: bigint;
}
const sumOfAge = (rows: readonly OpenItems[], age: Age): AgeSum => ({
  age,
  count: rows.reduce((count, { counts }) => count + counts[age], 0),
  sum: sumOf(rows.map(({ sums }) => sums[age])),
});
const EVERY_AGE = AGE_NAMES.length;

function rowType(builder: Builder) {
  const Money = moneyType(builder);
  const Sum = builder.objectRef<AgeSum>('OpenItemSum').implement({
    description: 'The open amount of one age.',
    fields: (t) => ({
      age: t.expose('age', { type: ageType(builder) }),
      count: t.exposeInt('count', { description: 'Invoices.' }),
      sum: t.expose('sum', { type: Money }),
    }),
  });
  const Row = builder.objectRef<OpenItems>('RecipientOpenItems').implement({
    description: 'The open items of one recipient.',
    fields: (t) => ({
      recipientId: t.exposeID('recipientId'),
      customerNumber: t.exposeString('customerNumber'),
      name: t.exposeString('name'),
      openAmount: t.field({ type: Money, resolve: openOf }),
      credit: t.expose('credit', { type: Money, description: 'Paid, and allotted to nothing.' }),
      ages: t.field({
        type: [Sum],
        extensions: { entries: EVERY_AGE },
        resolve: (row) => AGE_NAMES.map((age) => sumOfAge([row], age)),
      }),
    }),
  });
  return { Sum, Row };
}

export const openItemsSchema: SchemaPart = (builder) => {
  const Money = moneyType(builder);
  const { Sum, Row } = rowType(builder);
  const Items = builder.objectRef<OpenItemsOf & { readonly page: PageRequest }>('OpenItems').implement({
    description: 'Everything that was owed on a day.',
    fields: (t) => ({
      day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
      ages: t.field({
        type: [Sum],
        description: 'The sums of all that the text finds.',
        extensions: { entries: EVERY_AGE },
        resolve: ({ found }) => AGE_NAMES.map((age) => sumOfAge(found, age)),
      }),
      openAmount: t.field({ type: Money, resolve: ({ found }) => sumOf(found.map(openOf)) }),
      credit: t.field({ type: Money, resolve: ({ found }) => sumOf(found.map(({ credit }) => credit)) }),
      recipientCount: t.int({ description: 'Listed ones.', resolve: ({ listed }) => listed.length }),
      listedAmount: t.field({ type: Money, resolve: ({ listed }) => sumOf(listed.map(openOf)) }),
      recipients: t.field({
        type: [Row],
        description: 'A page of them.',
        extensions: { entries: 25 },
        resolve: ({ listed, page: { number, size } }) => listed.slice(number * size, (number + 1) * size),
      }),
    }),
  });
  const Item = builder.objectRef<OpenItemRow>('OpenItem').implement({
    description: 'An invoice that was open on a day.',
    fields: (t) => ({
      ...fieldsOf(t, OpenItemRow.omit({ gross: true, open: true }), { id: { type: 'ID' } }),
      grossTotal: t.expose('gross', { type: Money }),
      openAmount: t.expose('open', { type: Money }),
    }),
  });
  builder.queryFields((t) => ({
    openItems: t.field({
      type: Items,
      description: 'Who owes what on a day, by how long it has been due.',
      ...serve(builder, openItems, { day: DAY, filter: openItemsFilter, page: pageInput }),
    }),
    openInvoices: t.field({
      type: [Item],
      description: 'The open invoices of a recipient on a day, the oldest first.',
      ...serve(builder, openInvoices, { day: DAY }),
    }),
  }));
};
