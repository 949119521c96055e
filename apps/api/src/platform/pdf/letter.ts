/** The parts that `letter.typ` puts around a paper's content. */
export interface Letter {
  /** #RRGGBB: strip and line in the sender's colour. */
  readonly color: string;
  /** The sender in one line above the address, for the window of an envelope. */
  readonly returnLine: string;
  /** The first line is the name. */
  readonly address: readonly string[];
  /** Label and value, at the right of the address. */
  readonly info: readonly (readonly [label: string, value: string])[];
  /** Three columns; the first line of the first is the sender's name. */
  readonly footer: readonly [readonly string[], readonly string[], readonly string[]];
  /** Says on the second page and later what this is, in one line; what is longer is cut. */
  readonly running: string;
  /** Around the numbers, such as "Seite" and "von". */
  readonly pageWords: readonly [string, string];
  /** A word large and light across every page, behind what it says. */
  readonly across?: string | null;
}

/** The lines that are there: what is missing leaves no gap. */
export const linesOf = (...texts: readonly (string | null | false)[]): string[] =>
  texts.filter((text): text is string => !!text);
