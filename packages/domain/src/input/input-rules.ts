import type { z } from 'zod';

/** The faults of an input of any form, in the words that stand at the field. */
export const INPUT_RULES = {
  required: 'Bitte ausfüllen.',
  choose: 'Bitte wählen.',
  chosen: 'Bitte aus der Liste auswählen.',
  tooLong: (max: number): string => `Höchstens ${max} Zeichen.`,
  tooMany: (max: number): string => `Höchstens ${max} auf einmal.`,
  tooFew: (min: number): string =>
    min === 1 ? 'Bitte mindestens eine Auswahl treffen.' : `Bitte mindestens ${min} auswählen.`,
  tooLarge: (max: number): string => `Höchstens ${max}.`,
  tooSmall: (min: number): string => `Mindestens ${min}.`,
  invalid: 'Diese Angabe ist nicht gültig.',
  notUnique: 'Diese Bezeichnung kommt schon vor.',
  unwritable: 'Bitte ohne Zeilenumbrüche, Tabulatoren und Steuerzeichen.',
  unwritableNotes: 'Dieser Text enthält Zeichen, die nicht gespeichert werden können.',
} as const;

/** The sentence for whatever a schema refuses without words of its own. */
export function germanIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_format' && issue.format === 'uuid') return INPUT_RULES.chosen;
  if (issue.code === 'too_big') {
    const max = Number(issue.maximum);
    if (issue.origin === 'string') return INPUT_RULES.tooLong(max);
    return issue.origin === 'array' ? INPUT_RULES.tooMany(max) : INPUT_RULES.tooLarge(max);
  }
  if (issue.code === 'too_small') {
    const min = Number(issue.minimum);
    if (issue.origin === 'string') return INPUT_RULES.required;
    return issue.origin === 'array' ? INPUT_RULES.tooFew(min) : INPUT_RULES.tooSmall(min);
  }
  return INPUT_RULES.invalid;
}
