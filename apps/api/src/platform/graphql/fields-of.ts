import type { z } from 'zod';
import type { Builder } from '#platform/graphql/builder.ts';
import { plainTypeOf } from '#platform/graphql/input-of.ts';

type Types = Builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;
export type FieldBuilder<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>;
type FieldMap = Record<string, ReturnType<FieldBuilder<object>['string']>>;

/** A row's schema does not tell that a text is an id, nor what a field means. */
type Note = string | { readonly type: 'ID'; readonly description?: string };

/** The fields of an object that stand in its row under the same names: texts, numbers and ticks, as the schema of the row has them. */
export function fieldsOf<Row extends z.ZodObject>(
  t: FieldBuilder<z.output<NoInfer<Row>>>,
  row: Row,
  notes: { readonly [Field in keyof Row['shape']]?: Note } = {},
): FieldMap {
  const noted: Readonly<Record<string, Note | undefined>> = notes;
  const fields = Object.entries(row.shape as Readonly<Record<string, z.ZodType>>).map(([name, field]) => {
    const note = noted[name];
    const { type = plainTypeOf(field), ...rest } = typeof note === 'string' ? { description: note } : (note ?? {});
    return [name, t.expose(name as never, { ...rest, type, nullable: field.isNullable() } as never)];
  });
  return Object.fromEntries(fields);
}
