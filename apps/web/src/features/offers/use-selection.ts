import { useState } from 'react';
import type { Chosen, Group } from './selection.ts';

export type Selection = ReturnType<typeof useSelection>;

export function useSelection() {
  const [state, setState] = useState<{ readonly group: Group; readonly chosen: readonly Chosen[] }>(NOBODY);
  const [anchor, setAnchor] = useState<string>();
  const chosenIn = (group: Group): readonly Chosen[] => (state.group === group ? state.chosen : []);

  return {
    ...state,
    has: (group: Group, id: string): boolean => chosenIn(group).some((chosen) => chosen.id === id),
    /** Takes one in or out; with `range` all from the last one that was touched, among those shown. */
    toggle(group: Group, rows: readonly Chosen[], id: string, range: boolean): void {
      const others = chosenIn(group);
      const isOn = !others.some((chosen) => chosen.id === id);
      const touched = new Set(range ? idsBetween(rows, anchor ?? id, id) : [id]);
      const rest = others.filter((chosen) => !touched.has(chosen.id));
      setAnchor(id);
      setState({ group, chosen: isOn || range ? [...rest, ...rows.filter((row) => touched.has(row.id))] : rest });
    },
    /** All of these, or none of them when they are chosen already. */
    toggleAll(group: Group, rows: readonly Chosen[]): void {
      const others = chosenIn(group).filter((chosen) => !rows.some((row) => row.id === chosen.id));
      const areAll = chosenIn(group).length === others.length + rows.length && rows.length > 0;
      setState({ group, chosen: areAll ? others : [...others, ...rows] });
    },
    clear: (): void => setState(NOBODY),
  };
}

const NOBODY = { group: 'CANDIDATES', chosen: [] } as const;

function idsBetween(rows: readonly Chosen[], from: string, to: string): readonly string[] {
  const ids = rows.map(({ id }) => id);
  const [a, b] = [ids.indexOf(from), ids.indexOf(to)];
  if (a < 0) return [to];
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}
