import type { z } from 'zod';

/** Each entry is judged against those before it, so that the message stands at the later one. */
export const uniqueBy =
  <Entry>(key: (entry: Entry) => string, field: string, message: string) =>
  (entries: Entry[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    entries.forEach((entry, index) => {
      const value = key(entry).toLocaleLowerCase('de');
      if (value !== '' && seen.has(value)) context.addIssue({ code: 'custom', message, path: [index, field] });
      seen.add(value);
    });
  };
