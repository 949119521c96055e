import { overlaps, type Period } from '#domain/time/period.ts';

/** An appointment among several that are changed at once, and who is booked for it. */
export interface Member {
  readonly id: string;
  readonly before: Period;
  readonly after: Period;
  readonly booked: readonly string[];
}

type Clashes = ReadonlyMap<string, ReadonlySet<string>>;

const isMoved = ({ before, after }: Member): boolean =>
  before.start.getTime() !== after.start.getTime() || before.end.getTime() !== after.end.getTime();

/**
 * Which of them can't take their new time, and whose bookings stand against it. They move at once, so none is in the way of another that
 * moves too; one that has to stay, because its workers are booked `elsewhere` in the new time, may be.
 */
export function clashesOf(members: readonly Member[], elsewhere: Clashes): Clashes {
  const clashes = new Map([...elsewhere].map(([id, workers]) => [id, new Set(workers)]));
  const stays = (member: Member): boolean => clashes.has(member.id) || !isMoved(member);
  const standing = (member: Member): Period => (stays(member) ? member.before : member.after);
  const pairs = meetingPairs(members);
  for (let before = -1; before < clashes.size; ) {
    before = clashes.size;
    for (const { worker, one, other } of pairs) {
      if ((stays(one) && stays(other)) || !overlaps(standing(one), standing(other))) continue;
      for (const { id } of [one, other].filter((member) => !stays(member)))
        clashes.set(id, (clashes.get(id) ?? new Set()).add(worker));
    }
  }
  return clashes;
}

interface Pair {
  readonly worker: string;
  readonly one: Member;
  readonly other: Member;
}

/** Where a member stands or may come to stand. */
interface Place {
  readonly member: Member;
  readonly start: number;
  readonly end: number;
}

/** Pairs of one worker that could meet, before or after: those whose places overlap, found in the order of time. */
function meetingPairs(members: readonly Member[]): readonly Pair[] {
  const placesOf = new Map<string, Place[]>();
  for (const member of members) {
    const places = [member.before, ...(isMoved(member) ? [member.after] : [])].map(({ start, end }) => ({
      ...{ member, start: start.getTime(), end: end.getTime() },
    }));
    for (const worker of member.booked) placesOf.set(worker, (placesOf.get(worker) ?? []).concat(places));
  }
  return [...placesOf].flatMap(([worker, places]) => pairsIn(worker, places));
}

function pairsIn(worker: string, places: readonly Place[]): readonly Pair[] {
  const pairs: Pair[] = [];
  let open: Place[] = [];
  for (const place of places.toSorted((one, other) => one.start - other.start)) {
    open = open.filter(({ end }) => end > place.start);
    for (const { member: one } of open) if (one !== place.member) pairs.push({ worker, one, other: place.member });
    open.push(place);
  }
  return pairs;
}
