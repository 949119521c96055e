import SchemaBuilder from '@pothos/core';
import type { RequestContext } from '#platform/graphql/request-context.ts';

interface SchemaTypes {
  Context: RequestContext;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  Scalars: { ID: { Input: string; Output: string } };
}

export type Builder = PothosSchemaTypes.SchemaBuilder<PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>>;

/** One business capability adds its types and root fields to the schema. */
export type SchemaPart = (builder: Builder) => void;

export function createBuilder(): Builder {
  const builder = new SchemaBuilder<SchemaTypes>({
    defaultFieldNullability: false,
    defaultInputFieldRequiredness: true,
  });
  builder.queryType({ description: 'Everything that can be asked.' });
  builder.mutationType({ description: 'Everything that can be done. Each field is one transaction.' });
  return builder;
}
