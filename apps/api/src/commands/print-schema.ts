import { lexicographicSortSchema, printSchema as print } from 'graphql';
import type { Terminal } from '#app/commands/terminal.ts';
import { SCHEMA_PARTS } from '#features/schema.ts';
import { buildSchema } from '#platform/graphql/build-schema.ts';

export async function printSchema(_args: string[], { stdout }: Terminal): Promise<void> {
  stdout.write(`${print(lexicographicSortSchema(buildSchema(SCHEMA_PARTS)))}\n`);
}
