import type { Builder } from '#platform/graphql/builder.ts';

/** A type that several features use is made by the first that asks for it, once a schema. */
export function oncePerSchema<Made>(make: (builder: Builder) => Made): (builder: Builder) => Made {
  const made = new WeakMap<Builder, { readonly value: Made }>();
  return (builder) => {
    const known = made.get(builder) ?? { value: make(builder) };
    made.set(builder, known);
    return known.value;
  };
}

/** A GraphQL enum, wherever it is asked for. */
export const enumOf = <const Value extends string>(name: string, description: string, values: readonly Value[]) =>
  oncePerSchema((builder: Builder) => builder.enumType(name, { description, values }));
