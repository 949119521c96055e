/** Reads what stands in a cell as a form would hold it. What it can't read stays as it is: the form's own rule then says so. */
export type ReadCell = (text: string, choices: Choices) => unknown;

/** The agency's own lists, which cells name by their words. */
export interface Choices {
  readonly types: readonly Choice[];
  readonly pools: readonly Choice[];
}
export interface Choice {
  readonly id: string;
  readonly description: string;
}

/** A field that a column can be taken over into. */
export interface ImportField {
  readonly key: string;
  readonly label: string;
  /** Headings under which people keep it, in German and English. */
  readonly headings: readonly string[];
  /** Where its value goes in the form's input, and where the form's faults come back from. */
  readonly path: string;
  readonly read: ReadCell;
  /** Only who may see secrets sees this in a preview. */
  readonly isSecret?: true;
}

/** "E-Mail (privat)" and "email privat" are the same heading. */
export const headingKey = (heading: string): string =>
  heading
    .toLocaleLowerCase('de')
    .normalize('NFD')
    .replace(/\p{M}|[^\p{L}\p{N}]/gu, '')
    .replaceAll('ß', 'ss')
    .slice(0, 256);

/** Guesses the columns: as the agency said the last time, else by their headings. Each field is taken once. */
export function guessColumns(
  headings: readonly string[],
  fields: readonly ImportField[],
  remembered: ReadonlyMap<string, string | null>,
): readonly (string | null)[] {
  const known = new Map<string, string>();
  for (const { key, label, headings: words } of fields) {
    for (const word of [label, ...words]) if (!known.has(headingKey(word))) known.set(headingKey(word), key);
  }
  const isField = new Set(fields.map(({ key }) => key));
  const taken = new Set<string>();
  return headings.map((heading) => {
    const key = headingKey(heading);
    const told = remembered.get(key);
    const guess = told === undefined ? known.get(key) : told;
    if (!guess || taken.has(guess) || !isField.has(guess)) return null;
    taken.add(guess);
    return guess;
  });
}
