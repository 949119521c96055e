import type { AppointmentSummary } from '../appointments-query.ts';

/** How an event's description and what its position adds are joined, as packages/domain does it. */
const JOINT = ' – ';

/** A short text that tells an entry from its neighbours: for a position the part that it adds to its event, where it adds any. */
export function shortDescription({ description, event }: Pick<AppointmentSummary, 'description' | 'event'>): string {
  const at = event ? description.lastIndexOf(JOINT) : -1;
  return at < 0 ? description : description.slice(at + JOINT.length);
}
