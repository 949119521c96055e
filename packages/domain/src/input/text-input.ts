import { z } from 'zod';
import { INPUT_RULES } from '#domain/input/input-rules.ts';

/** Nobody types them: control characters, halves of characters, and marks that turn the order of what follows. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const isWritable = (value: string): boolean => !UNWRITABLE.test(value);

const bounded = (max: number) => z.string().trim().max(max, INPUT_RULES.tooLong(max));

/** One line. */
export const text = (max: number) => bounded(max).refine(isWritable, INPUT_RULES.unwritable);

/** As many lines as somebody likes. */
export const notes = (max: number) =>
  bounded(max).refine((value) => isWritable(value.replace(/[\n\r\t]/g, ' ')), INPUT_RULES.unwritableNotes);

export const requiredText = (max: number) => text(max).min(1, INPUT_RULES.required);

export const requiredNotes = (max: number) => notes(max).min(1, INPUT_RULES.required);

/** The id of something that is chosen from a list. */
export const chosenId = z.guid(INPUT_RULES.chosen);

/** Empty means none: a form has no other way to say it. */
export const optionalText = (max: number) => orNull(text(max));
export const optionalNotes = (max: number) => orNull(notes(max));

const orNull = (schema: z.ZodType<string, string>) => schema.nullish().transform((value) => value || null);

/** A text through `schema`, or none: an empty text is none. */
export const orNone = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .nullish()
    .transform((value) => (value?.trim() ? value : null))
    .pipe(schema.nullable());
