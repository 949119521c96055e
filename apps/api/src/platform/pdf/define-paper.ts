import type { z } from 'zod';

/** A kind of paper: what it is told, how that is written, and how it is laid out. */
export interface Paper<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** Typst: a file that defines `paper(data, pictures)`. It may import `/letter.typ` and nothing else. */
  readonly source: string;
  readonly data: Schema;
  /** All that the source lays out, in words; it travels as JSON and never becomes source. */
  readonly write: (data: z.output<Schema>) => Written;
}

interface Written {
  readonly title: string;
  /** YYYY-MM-DD: the file's own date. A clock would make each copy another file. */
  readonly madeOn: string;
  readonly [part: string]: unknown;
}

export function definePaper<Schema extends z.ZodType>(paper: Paper<Schema>): Paper<Schema> {
  // The engine would fetch a package from the network.
  if (/["']@/.test(paper.source)) throw new Error(`the paper ${paper.name} imports a package`);
  return paper;
}
