import type { AppointmentSummary } from '../appointments-query.ts';

interface Entry {
  readonly appointment: Pick<AppointmentSummary, 'id' | 'event'>;
}

/** Where in the bracket of its event an entry stands. */
export type Bracket = 'first' | 'middle' | 'last';

/** The entries of a cell with the positions of an event side by side, where the first of them stands. */
export function bracketed<Card extends Entry>(cards: readonly Card[]): readonly (Card & { bracket?: Bracket })[] {
  const groups = Map.groupBy(cards, ({ appointment: { id, event } }) => event?.id ?? id);
  return [...groups.values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => (a.appointment.event?.number ?? 0) - (b.appointment.event?.number ?? 0));
    if (ordered.length === 1) return ordered;
    const placeOf = (index: number): Bracket =>
      index === 0 ? 'first' : index === ordered.length - 1 ? 'last' : 'middle';
    return ordered.map((card, index) => ({ ...card, bracket: placeOf(index) }));
  });
}
