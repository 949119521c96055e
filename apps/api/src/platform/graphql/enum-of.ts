import type { Builder } from '#platform/graphql/builder.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

/** A GraphQL enum, wherever it is asked for. */
export const enumOf = <const Value extends string>(name: string, description: string, values: readonly Value[]) =>
  oncePerSchema((builder: Builder) => builder.enumType(name, { description, values }));
