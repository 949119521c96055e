import { z } from 'zod';

const DEFAULT = { number: 0, size: 25 } as const;
const SIZES = [10, 25, 50, 100];
/** Past this row nobody pages by hand, and the database would only count. */
const MAX_OFFSET = 100_000;

/** GraphQL lets a caller leave a value out or say null; both mean the default. */
export const PageInput = z
  .object({
    number: z
      .int()
      .min(0, 'Die Seite beginnt bei 0.')
      .nullish()
      .transform((value) => value ?? DEFAULT.number),
    size: z
      .int()
      .refine((size) => SIZES.includes(size), 'Eine Seite hat 10, 25, 50 oder 100 Einträge.')
      .nullish()
      .transform((value) => value ?? DEFAULT.size),
  })
  .refine(({ number, size }) => number * size <= MAX_OFFSET, 'So weit kann nicht geblättert werden.')
  .nullish()
  .transform((value) => value ?? DEFAULT);

export type PageRequest = z.output<typeof PageInput>;

/** The answer of a paged use case: each part is computed only when the document selects it. */
export interface Page<Item> {
  readonly items: () => Promise<readonly Item[]>;
  readonly count: () => Promise<number>;
}

/** For what several fields of an answer say: read when the first of them is asked for, and not again. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let found: Promise<Value> | undefined;
  return () => {
    found ??= read();
    return found;
  };
}

/** For lists whose finding is the work: asked for both in one breath, it finds them once and counts them with the page. */
export function pageFoundOnce<Item>(
  page: Page<Item> & { readonly both: () => Promise<[readonly Item[], number]> },
): Page<Item> {
  let asked: Set<'items' | 'count'> | undefined;
  let answer: Promise<[readonly Item[], number]> | undefined;
  const ask = (part: 'items' | 'count') => {
    if (!asked || !answer) {
      const parts = new Set<'items' | 'count'>();
      asked = parts;
      answer = Promise.resolve().then(async () => {
        asked = undefined;
        if (parts.size === 2) return page.both();
        return parts.has('items') ? [await page.items(), 0] : [[], await page.count()];
      });
    }
    asked.add(part);
    return answer;
  };
  return { items: async () => (await ask('items'))[0], count: async () => (await ask('count'))[1] };
}
