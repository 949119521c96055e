import { balanceSortType, listedBalanceType } from '#features/balances/balance-list.graphql.ts';
import { type Balance, findBalance, type YearsRevenue } from '#features/balances/find-balance.ts';
import { listBalances } from '#features/balances/list-balances.ts';
import { recipientFilterType } from '#features/invoice-recipients/index.ts';
import type { BillableHours, Owed } from '#features/invoices/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { moneyType } from '#platform/graphql/money-type.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const balancesSchema: SchemaPart = (builder) => {
  const Balance = balanceType(builder);
  const Listed = listedBalanceType(builder);
  builder.queryFields((t) => ({
    recipientBalance: t.field({
      type: Balance,
      description: 'The sums of one recipient: owed, sold and still to bill.',
      ...serve(builder, findBalance),
    }),
    recipientBalances: t.field({
      type: pageType(builder, Listed, 'RecipientBalancePage'),
      description: 'Invoice recipients with their sums; a search looks at number, name, town and contact persons.',
      ...serve(builder, listBalances, {
        page: pageInput,
        filter: recipientFilterType,
        sort: [balanceSortType, 'By name when left out.'],
      }),
    }),
  }));
};

function balanceType(builder: Builder) {
  const Money = moneyType(builder);
  const OwedType = builder.objectRef<Owed>('OwedInvoices').implement({
    description: 'Invoices that were sent, and neither paid nor cancelled.',
    fields: (t) => ({
      count: t.exposeInt('count'),
      grossTotal: t.expose('gross', { type: Money, description: 'With tax, less what was paid of them.' }),
      oldestDueDate: t.exposeString('oldestDueDate', {
        nullable: true,
        description: 'YYYY-MM-DD: when the first of them was due; none where there are none.',
      }),
    }),
  });
  const Revenue = builder.objectRef<YearsRevenue>('RecipientRevenue').implement({
    description: 'The net revenue of this year.',
    fields: (t) => ({
      from: t.exposeString('from', { description: 'YYYY-MM-DD: the first day of this year.' }),
      to: t.exposeString('to', { description: 'YYYY-MM-DD: today.' }),
      net: t.expose('net', { type: Money, description: 'As the statistics count it.' }),
      yearBefore: t.expose('yearBefore', { type: Money, description: 'The revenue of the same days a year before.' }),
    }),
  });
  const Unbilled = builder.objectRef<BillableHours>('UnbilledHours').implement({
    description: 'Recorded hours that nobody has billed yet.',
    fields: (t) => ({
      minutes: t.exposeInt('minutes'),
      net: t.expose('net', { type: Money, description: 'By the prices of their days.' }),
      isPriceMissing: t.exposeBoolean('isPriceMissing', {
        description: 'Whether a type without a price is left out of the net.',
      }),
    }),
  });
  return builder.objectRef<Balance>('RecipientBalance').implement({
    description: 'The sums of one recipient. Only what is asked for is read.',
    fields: (t) => ({
      open: t.field({ type: OwedType, extensions: { statements: 1 }, resolve: ({ open }) => open() }),
      overdue: t.field({
        type: OwedType,
        description: 'Those of the open ones that should have been paid by now.',
        extensions: { statements: 1 },
        resolve: ({ overdue }) => overdue(),
      }),
      revenue: t.field({ type: Revenue, extensions: { statements: 2 }, resolve: ({ revenue }) => revenue() }),
      unbilled: t.field({ type: Unbilled, extensions: { statements: 3 }, resolve: ({ unbilled }) => unbilled() }),
      credit: t.field({
        type: Money,
        description: 'Paid, and allotted to nothing.',
        extensions: { statements: 1 },
        resolve: ({ credit }) => credit(),
      }),
    }),
  });
}
