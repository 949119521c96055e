import { changedPaths } from '#domain/input/changed-paths.ts';
import { valueAt } from '#domain/input/value-at.ts';

/** Reads what stands in a cell as a form would hold it. What it can't read stays as it is: the form's own rule then says so. */
export type ReadCell = (text: string, choices: Choices) => unknown;

/** The sentence for a cell that was refused because it names what nobody knows; none where that is not the reason. */
export type NameUnknown = (text: string, choices: Choices) => string | undefined;

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
  /** The path under which it is completed, where that is another one. */
  readonly completedAs?: string;
  readonly read: ReadCell;
  readonly nameUnknown?: NameUnknown;
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

export const EFFECTS = ['FILLS', 'KEEPS', 'PROPOSES'] as const;
export type Effect = (typeof EFFECTS)[number];

/** Somebody who is here already, beside what a row says of them. */
export interface Comparison {
  /** The paths at which the row fills something. */
  readonly filled: readonly string[];
  readonly before: object;
  readonly given: object;
}

/** The effect of a cell on somebody known: it fills what was empty, or says otherwise than what stays. Nothing where both say the same. */
export function effectOf(
  { path, completedAs = path }: ImportField,
  { filled, before, given }: Comparison,
): Effect | null {
  const isFilled = filled.some((at) => at === completedAs || completedAs.startsWith(`${at}.`));
  if (isFilled) return 'FILLS';
  return changedPaths(valueAt(before, path), valueAt(given, path)).length > 0 ? 'KEEPS' : null;
}

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
