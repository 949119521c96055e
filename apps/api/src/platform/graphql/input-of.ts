import type { InputFieldMap } from '@pothos/core';
import { z } from 'zod';
import type { Builder } from '#platform/graphql/builder.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

type Types = Builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;
type InputType = Parameters<PothosSchemaTypes.InputFieldBuilder<Types, 'Arg'>['field']>[0]['type'];
type MakeType = (builder: Builder) => InputType;

/** What the zod schema of an input does not say: the GraphQL type of a field that is not plain, and what a field means. */
export type FieldNotes = Readonly<Record<string, MakeType | string | readonly [type: MakeType, meaning: string]>>;

/** A GraphQL input with the fields of a zod schema: text, numbers and ticks, and lists of them, need no notes. */
export const inputOf = <Schema extends z.ZodObject>(
  name: string,
  description: string,
  schema: Schema,
  notes: FieldNotes = {},
) =>
  oncePerSchema((builder) =>
    builder.inputRef<z.input<Schema>>(name).implement({
      description,
      fields: (t) =>
        inputFields(schema, notes, (type, options) => t.field({ ...options, type: type(builder) })) as never,
    }),
  );

/** The arguments of a root field, which are the input of what it serves. */
export const argsOf = (builder: Builder, schema: z.ZodObject, notes: FieldNotes = {}): InputFieldMap =>
  builder.args((t) => inputFields(schema, notes, (type, options) => t.field({ ...options, type: type(builder) })));

interface Options {
  readonly required: boolean;
  readonly description?: string;
}

function inputFields(
  schema: z.ZodObject,
  notes: FieldNotes,
  make: (type: MakeType, options: Options) => InputFieldMap[string],
): InputFieldMap {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    const shape = Shape.parse(properties[key]);
    const { type = () => plainType(shape), description = shape.description } = noteOf(notes[key]);
    const required = !(field as z.ZodType).isOptional();
    return [key, make(type, { required, ...(description !== undefined && { description }) })];
  });
  return Object.fromEntries(fields);
}

function noteOf(note: FieldNotes[string] | undefined): { readonly type?: MakeType; readonly description?: string } {
  if (typeof note === 'string') return { description: note };
  if (typeof note === 'function') return { type: note };
  return note ? { type: note[0], description: note[1] } : {};
}

const PLAIN: Readonly<Record<string, InputType>> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
};

/** A type as JSON Schema tells it, as far as plain values go: `null` stands beside what may be left out. */
const Shape = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
});

function plainType(given: unknown): InputType {
  const { type, items, anyOf = [] } = Shape.parse(given);
  const [one] = [type].flat().filter((name) => name !== 'null');
  const [other] = anyOf.filter((each) => Shape.parse(each).type !== 'null');
  if (other) return plainType(other);
  if (one === 'array') return [plainType(items)] as InputType;
  const plain = PLAIN[one ?? ''];
  if (!plain) throw new Error(`not a plain type: ${JSON.stringify(given)}`);
  return plain;
}
