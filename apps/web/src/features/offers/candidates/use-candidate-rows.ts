import { useCockpit } from '../cockpit.ts';
import { useRows } from '../keyboard/use-rows.ts';
import { type Candidate, canBeAskedAgain, canBeBooked, canBeOffered, toChosen, toPerson } from './candidates-query.ts';

/** The rows of the table: walked, chosen and worked with by keyboard. */
export function useCandidateRows<List extends HTMLElement>(candidates: readonly Candidate[]) {
  const { selection, mayOffer, mayBook, steps, ask } = useCockpit();
  const choosable = candidates.filter(canBeOffered).map(toChosen);
  const toggle = (id: string, range: boolean): void => {
    if (mayBook && choosable.some((row) => row.id === id)) selection.toggle('CANDIDATES', choosable, id, range);
  };
  const rows = useRows<List>({
    ids: candidates.map(({ id }) => id),
    onToggle: toggle,
    onLetter: (letter, id) => {
      const candidate = candidates.find((row) => row.id === id);
      // With a selection the keys are for all of it.
      if (!candidate || !mayBook || selection.chosen.length > 0) return;
      if (letter === 'a' && mayOffer && canBeOffered(candidate)) void steps.offer([toPerson(candidate)]);
      if (letter === 'a' && mayOffer && canBeAskedAgain(candidate)) ask({ kind: 'offerPrevented', candidate });
      if (letter === 'b' && canBeBooked(candidate)) ask({ kind: 'bookDirectly', people: [toPerson(candidate)] });
    },
  });
  return { ...rows, toggle, choosable };
}
