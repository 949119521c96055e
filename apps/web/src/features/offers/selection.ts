import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { useState } from 'react';

/** Somebody who can be offered or booked, by the name that questions and notices call them. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

export const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;

/** People are chosen in one list at a time: what can be done with them differs. */
export type Group = 'CANDIDATES' | OfferState;

/** Somebody chosen, with what the bar has to say of them although their row may be on another page. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
  readonly hasWarning: boolean;
}

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
