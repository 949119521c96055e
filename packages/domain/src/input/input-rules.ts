/** What is wrong with an input of any form, in the words that stand at the field. */
export const INPUT_RULES = {
  required: 'Bitte ausfüllen.',
  choose: 'Bitte wählen.',
  chosen: 'Bitte aus der Liste auswählen.',
  tooLong: (max: number): string => `Höchstens ${max} Zeichen.`,
  notUnique: 'Diese Bezeichnung kommt schon vor.',
} as const;
