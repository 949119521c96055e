import { type Cents, positiveAmount, toEuro } from '@gastspiel/domain/money/money.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const moneyType = oncePerSchema((builder) =>
  builder.objectRef<Cents>('Money').implement({
    description: 'An amount of money.',
    fields: (t) => ({
      value: t.float({ description: 'In euro, with two decimals.', resolve: toEuro }),
    }),
  }),
);

export const moneyInput = inputOf('MoneyInput', 'An amount of money.', positiveAmount, {
  value: 'In euro, with at most two decimals.',
});
