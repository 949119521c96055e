import type { InputFieldMap } from '@pothos/core';
import { z } from 'zod';
import type { Builder } from '#platform/graphql/builder.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

type Types = Builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;
type InputType = Parameters<PothosSchemaTypes.InputFieldBuilder<Types, 'Arg'>['field']>[0]['type'];
type MakeType = (builder: Builder) => InputType;
type Note = MakeType | string | readonly [type: MakeType, meaning: string];

/** An object as it is sent, though it may be left out or stand in a list. */
type Sent<Schema extends z.ZodType> =
  NonNullable<z.input<Schema>> extends readonly (infer Entry)[] ? Entry : NonNullable<z.input<Schema>>;

/**
 * Tells of an input what its zod schema does not: the GraphQL type of a field that is not plain, and what a field means. The
 * type of a list is that of its entries.
 */
export type FieldNotes<Schema extends z.ZodType> = { readonly [Field in keyof Sent<Schema>]?: Note };

/** A GraphQL input with the fields of a zod schema: text, numbers and ticks, and lists of them, need no notes. */
export const inputOf = <Schema extends z.ZodType>(
  name: string,
  description: string,
  schema: Schema,
  notes: FieldNotes<NoInfer<Schema>> = {},
) =>
  oncePerSchema((builder) =>
    builder.inputRef<Sent<Schema> & object>(name).implement({
      description,
      fields: (t) =>
        inputFields(schema, notes, (type, options) => t.field({ ...options, type: type(builder) })) as never,
    }),
  );

/** The arguments of a root field, which are the input of what it serves. */
export const argsOf = <Schema extends z.ZodType>(
  builder: Builder,
  schema: Schema,
  notes: FieldNotes<NoInfer<Schema>>,
): InputFieldMap =>
  builder.args((t) => inputFields(schema, notes, (type, options) => t.field({ ...options, type: type(builder) })));

interface Options {
  readonly required: boolean;
  readonly description?: string;
}

function inputFields(
  schema: z.ZodType,
  notes: Readonly<Record<string, Note | undefined>>,
  make: (type: MakeType, options: Options) => InputFieldMap[string],
): InputFieldMap {
  const fields = Object.entries(shapeOf(schema)).map(([key, field]) => {
    const { type, description = field.description } = noteOf(notes[key]);
    const required = !field.isOptional();
    return [key, make(typeOf(field, type), { required, ...(description !== undefined && { description }) })];
  });
  return Object.fromEntries(fields);
}

function noteOf(note: Note | undefined): { readonly type?: MakeType; readonly description?: string } {
  if (typeof note === 'string') return { description: note };
  if (typeof note === 'function') return { type: note };
  return note ? { type: note[0], description: note[1] } : {};
}

/** The value itself, without what is checked, left out or made of it. */
function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return bare(schema.unwrap());
  if (schema instanceof z.ZodPipe) return bare(schema.in);
  return schema;
}

function shapeOf(schema: unknown): Readonly<Record<string, z.ZodType>> {
  const value = bare(schema);
  if (value instanceof z.ZodObject) return value.shape;
  if (value instanceof z.ZodArray) return shapeOf(value.element);
  if (value instanceof z.ZodIntersection) return { ...shapeOf(value.def.left), ...shapeOf(value.def.right) };
  throw new Error('an input has fields');
}

type PlainType = 'String' | 'Int' | 'Float' | 'Boolean';
const PLAIN: Readonly<Record<string, PlainType>> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
};

function typeOf(schema: unknown, noted: MakeType | undefined): MakeType {
  const value = bare(schema);
  if (value instanceof z.ZodArray) {
    const entry = typeOf(value.element, noted);
    return (builder) => [entry(builder)] as InputType;
  }
  if (noted) return noted;
  const plain = plainTypeOf(value);
  return () => plain;
}

/** The GraphQL type of a text, a number or a tick. */
export function plainTypeOf(schema: unknown): PlainType {
  const { type } = z.toJSONSchema(bare(schema) as z.ZodType, { io: 'input', unrepresentable: 'any' });
  const plain = PLAIN[String(type)];
  if (!plain) throw new Error(`not a plain type: ${type}`);
  return plain;
}
