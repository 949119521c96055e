import { lexicographicSortSchema, printSchema as print } from 'graphql';
import { SCHEMA_PARTS } from '#features/schema.ts';
import { buildSchema } from '#platform/graphql/build-schema.ts';

export async function printSchema(): Promise<void> {
  process.stdout.write(`${print(lexicographicSortSchema(buildSchema(SCHEMA_PARTS)))}\n`);
}
