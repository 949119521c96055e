import { type Cents, toEuro } from '@gastspiel/domain/money/money.ts';
import type { Builder } from '#platform/graphql/builder.ts';

/** Both types are made by the first feature that asks for them, once a schema. */
const types = new WeakMap<Builder, ReturnType<typeof createTypes>>();
const createTypes = (builder: Builder) => ({
  Money: builder.objectRef<Cents>('Money').implement({
    description: 'An amount of money.',
    fields: (t) => ({
      value: t.float({ description: 'In euro, with two decimals.', resolve: toEuro }),
    }),
  }),
  MoneyInput: builder.inputRef<{ value: number }>('MoneyInput').implement({
    description: 'An amount of money.',
    fields: (t) => ({ value: t.float({ description: 'In euro, with at most two decimals.' }) }),
  }),
});

export function moneyTypes(builder: Builder) {
  const known = types.get(builder) ?? createTypes(builder);
  types.set(builder, known);
  return known;
}
