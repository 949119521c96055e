/** How far the wanted number is reached. */
export type FillState = 'EMPTY' | 'PARTLY' | 'FULL';

interface Places {
  readonly bookedTargetUsers: number;
  readonly desiredTargetUsers: number;
}

export function fillState({ bookedTargetUsers: booked, desiredTargetUsers: desired }: Places): FillState {
  if (booked >= desired) return 'FULL';
  return booked === 0 ? 'EMPTY' : 'PARTLY';
}

interface FillSummary {
  readonly appointments: number;
  readonly booked: number;
  readonly desired: number;
  readonly notFull: number;
}

/** Who is booked beyond the wanted number fills no place of another appointment. */
export const summariseFill = (all: readonly Places[]): FillSummary => ({
  appointments: all.length,
  booked: all.reduce(
    (sum, { bookedTargetUsers, desiredTargetUsers }) => sum + Math.min(bookedTargetUsers, desiredTargetUsers),
    0,
  ),
  desired: all.reduce((sum, { desiredTargetUsers }) => sum + desiredTargetUsers, 0),
  notFull: all.filter((places) => fillState(places) !== 'FULL').length,
});
