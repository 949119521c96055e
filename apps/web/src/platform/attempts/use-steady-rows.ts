import { useState } from 'react';
import { useBusyIds, useUnsettledIds } from './use-attempt.ts';

interface Holding<Row> {
  readonly idOf: (row: Row) => string;
  readonly isHeld: (id: string) => boolean;
}

/** The newest rows, but each held one as it was, at the place where it was. */
export function rowsToShow<Row>(
  before: readonly Row[],
  newest: readonly Row[],
  { idOf, isHeld }: Holding<Row>,
): readonly Row[] {
  const held = before.flatMap((row, index) => (isHeld(idOf(row)) ? [{ row, index }] : []));
  if (held.length === 0) return newest;
  const heldIds = new Set(held.map(({ row }) => idOf(row)));
  const shown = newest.filter((row) => !heldIds.has(idOf(row)));
  for (const { row, index } of held) shown.splice(index, 0, row);
  return shown;
}

/**
 * The rows of a list, in which a row stays as it was while something is done to it and until it is known what came of it: else
 * the next one would slide under the finger that is to press again. The rows are
 * those of a loaded answer, not made anew for each rendering; `list` tells one list from another (its filter, its page).
 */
export function useSteadyRows<Row>(rows: readonly Row[], idOf: (row: Row) => string, list?: string): readonly Row[];
export function useSteadyRows<Row>(
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => string,
  list?: string,
): readonly Row[] | undefined;
export function useSteadyRows<Row>(
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => string,
  list = '',
): readonly Row[] | undefined {
  const [busy, unsettled] = [useBusyIds(), useUnsettledIds()];
  const [before, setBefore] = useState<{ readonly list: string; readonly rows: readonly Row[] }>({ list, rows: [] });
  if (!rows) return rows;
  const earlier = before.list === list ? before.rows : [];
  const shown = rowsToShow(earlier, rows, { idOf, isHeld: (id) => busy.has(id) || unsettled.has(id) });
  const isAsBefore = shown.length === earlier.length && shown.every((row, index) => row === earlier[index]);
  if (before.list !== list || !isAsBefore) setBefore({ list, rows: shown });
  return isAsBefore ? earlier : shown;
}
