import { expect, test } from 'vitest';
import { z } from 'zod';
import { germanIssue, INPUT_RULES } from '#domain/input/input-rules.ts';

test.each<[z.ZodType, unknown, string]>([
  [z.uuid(), 'x', INPUT_RULES.chosen],
  [z.string().max(3), 'abcd', INPUT_RULES.tooLong(3)],
  [z.string().min(1), '', INPUT_RULES.required],
  [z.array(z.string()).min(1), [], INPUT_RULES.tooFew(1)],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], INPUT_RULES.tooMany(2)],
  [z.number().max(5), 9, INPUT_RULES.tooLarge(5)],
  [z.int().min(1), 0, INPUT_RULES.tooSmall(1)],
  [z.literal(true), false, INPUT_RULES.invalid],
  [z.string('Ein eigener Satz.'), 1, 'Ein eigener Satz.'],
])('what a schema refuses is told in German: %#', (schema, value, sentence) => {
  expect(schema.safeParse(value, { error: germanIssue }).error?.issues[0]?.message).toBe(sentence);
});
