/** How far the wanted number is reached. */
export type FillState = 'EMPTY' | 'PARTLY' | 'FULL';

interface Places {
  readonly bookedTargetUsers: number;
  /** Those among the booked who said that they can not come. */
  readonly preventedTargetUsers: number;
  readonly desiredTargetUsers: number;
}

/** A booked worker who can not come fills no place. */
export const comingTo = ({ bookedTargetUsers, preventedTargetUsers }: Omit<Places, 'desiredTargetUsers'>): number =>
  bookedTargetUsers - preventedTargetUsers;

/** How many come beyond those wanted. */
export const tooManyFor = (places: Places): number => Math.max(0, comingTo(places) - places.desiredTargetUsers);

export function fillState(places: Places): FillState {
  const coming = comingTo(places);
  if (coming >= places.desiredTargetUsers) return 'FULL';
  return coming === 0 ? 'EMPTY' : 'PARTLY';
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
  booked: all.reduce((sum, places) => sum + Math.min(comingTo(places), places.desiredTargetUsers), 0),
  desired: all.reduce((sum, { desiredTargetUsers }) => sum + desiredTargetUsers, 0),
  notFull: all.filter((places) => fillState(places) !== 'FULL').length,
});
