import { BalanceSort } from '#features/balances/list-balances.ts';
import { BALANCE_SORT_KEYS, type ListedBalance } from '#features/balances/recipient-balances.sql.ts';
import { recipientSummaryType } from '#features/invoice-recipients/index.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { moneyType } from '#platform/graphql/money-type.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';

// The overview and its file are asked with the same.
export const balanceSortType = inputOf(
  'RecipientBalanceSort',
  'The order of recipients with their sums; those with the same sum stand by name.',
  BalanceSort,
  {
    key: enumOf('RecipientBalanceSortKey', 'The key of the order of recipients with their sums.', BALANCE_SORT_KEYS),
    isDescending: 'Whether from the end.',
  },
);

export const listedBalanceType = (builder: Builder) => {
  const Money = moneyType(builder);
  return builder.objectRef<ListedBalance>('ListedRecipientBalance').implement({
    description: 'An invoice recipient of the overview with its sums; each is what `recipientBalance` says.',
    fields: (t) => ({
      recipient: t.field({ type: recipientSummaryType(builder), resolve: (row) => row }),
      open: t.expose('open', { type: Money, description: 'Owed, with tax.' }),
      overdue: t.expose('overdue', { type: Money, description: 'The part of it that should have been paid by now.' }),
      revenue: t.expose('revenue', { type: Money, description: 'Net, of this year until today.' }),
    }),
  });
};
