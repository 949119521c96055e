import { divideInProportion } from '#domain/money/divide-in-proportion.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Minutes } from '#domain/time/minutes.ts';

/** Somebody's work for a line: on its appointment and day. */
export interface SharedWork {
  readonly userId: string;
  readonly minutes: Minutes;
}

/** A line of an invoice with those who earned it. */
export interface EarnedLine {
  readonly kind: 'SERVICE' | 'SURCHARGE' | 'ADDITIONAL';
  readonly appointmentTypeId: string | null;
  readonly net: Cents;
  /** Only lines of hours have it. Somebody with two shifts on the day may stand there twice. */
  readonly work: readonly SharedWork[];
}

/**
 * Whose work an invoice's net came from. Hours are divided among those who worked them, in proportion of their minutes; a surcharge
 * among those who worked the hours of its type on the same invoice. What nobody worked, such as additional items, is nobody's (null).
 */
export function revenueByWorker(lines: readonly EarnedLine[]): ReadonlyMap<string | null, Cents> {
  const sums = new Map<string | null, Cents>();
  const give = (userId: string | null, cents: Cents) => sums.set(userId, (sums.get(userId) ?? 0n) + cents);
  for (const line of lines) {
    const shares = sharesOf(line, lines);
    if (shares.length === 0) give(null, line.net);
    else {
      const parts = divideInProportion(
        line.net,
        shares.map(({ minutes }) => minutes),
      );
      shares.forEach(({ userId }, index) => {
        give(userId, parts[index] ?? 0n);
      });
    }
  }
  return sums;
}

function sharesOf(line: EarnedLine, lines: readonly EarnedLine[]): readonly SharedWork[] {
  const minutes = new Map<string, Minutes>();
  for (const { work } of line.kind === 'SURCHARGE' ? hoursOfType(line.appointmentTypeId, lines) : [line]) {
    for (const share of work) minutes.set(share.userId, (minutes.get(share.userId) ?? 0) + share.minutes);
  }
  // In the order of their ids, so that the same invoice is always divided the same way.
  return [...minutes]
    .map(([userId, sum]) => ({ userId, minutes: sum }))
    .filter((share) => share.minutes > 0)
    .sort((a, b) => (a.userId < b.userId ? -1 : 1));
}

const hoursOfType = (appointmentTypeId: string | null, lines: readonly EarnedLine[]) =>
  lines.filter((line) => line.kind === 'SERVICE' && line.appointmentTypeId === appointmentTypeId);
