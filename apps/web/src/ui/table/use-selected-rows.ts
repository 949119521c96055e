import { useState } from 'react';
import type { Selection } from './column.ts';

/** The chosen rows, on whichever page of the list they stand; the rows that are shown tell the newest of them. */
export function useSelectedRows<Row extends { readonly id: string }>(shown: readonly Row[] | undefined) {
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map());
  const newest = new Map(shown?.map((row) => [row.id, row]));
  const of = (ids: Iterable<string>): ReadonlyMap<string, Row> =>
    new Map(
      [...ids].flatMap((id) => {
        const row = newest.get(id) ?? kept.get(id);
        return row ? [[id, row] as const] : [];
      }),
    );
  const selection: Selection = { selected: new Set(kept.keys()), onChange: (ids) => setKept(of(ids)) };
  return {
    selection,
    chosen: [...of(kept.keys()).values()],
    keep: (ids: readonly string[]): void => setKept(of(ids)),
    /** To whatever is chosen by then. */
    add: (rows: readonly Row[]): void =>
      setKept((now) => new Map([...now, ...rows.map((row) => [row.id, row] as const)])),
    clear: (): void => setKept(new Map()),
  };
}
