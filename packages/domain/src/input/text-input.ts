import { z } from 'zod';
import { INPUT_RULES } from '#domain/input/input-rules.ts';

export const text = (max: number) => z.string().trim().max(max, INPUT_RULES.tooLong(max));

export const requiredText = (max: number) => text(max).min(1, INPUT_RULES.required);

/** The id of something that is chosen from a list. */
export const chosenId = z.uuid(INPUT_RULES.chosen);

/** Empty means none: a form has no other way to say it. */
export const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);

/** What `schema` makes of a text, or none: an empty text is none. */
export const orNone = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .nullish()
    .transform((value) => (value?.trim() ? value : null))
    .pipe(schema.nullable());
