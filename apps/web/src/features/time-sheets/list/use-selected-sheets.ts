import { useState } from 'react';
import type { Selection } from '#ui/table/column.ts';
import type { Sheet } from '../block-query.ts';

const NOTHING: ReadonlyMap<string, Sheet> = new Map();

/** What is chosen, on whichever page of the list it stands; the rows that are shown tell the newest of it. */
export function useSelectedSheets(shown: readonly Sheet[] | undefined) {
  const [kept, setKept] = useState(NOTHING);
  const newest = new Map(shown?.map((sheet) => [sheet.id, sheet]));
  const of = (ids: Iterable<string>): ReadonlyMap<string, Sheet> =>
    new Map(
      [...ids].flatMap((id) => {
        const sheet = newest.get(id) ?? kept.get(id);
        return sheet ? [[id, sheet] as const] : [];
      }),
    );
  const selection: Selection = { selected: new Set(kept.keys()), onChange: (ids) => setKept(of(ids)) };
  return {
    selection,
    chosen: [...of(kept.keys()).values()],
    keep: (ids: readonly string[]): void => setKept(of(ids)),
    clear: (): void => setKept(NOTHING),
  };
}
