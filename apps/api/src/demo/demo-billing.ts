import { addDays, type Day, daysBetween } from '@gastspiel/domain/time/vienna-day.ts';

/** What can be billed: a block of a recipient and the day on which it began. */
export interface DemoWork {
  readonly blockId: string;
  readonly recipientId: string;
  readonly day: Day;
}

/** What becomes of an invoice of the demo. */
export type DemoFate = 'DRAFT' | 'MISSED' | 'SENT' | 'PAID' | 'CANCELLED';

/** An invoice of the demo: the blocks of a recipient and a week. */
export interface DemoBill {
  readonly recipientId: string;
  readonly blockIds: readonly string[];
  readonly issueDate: Day;
  readonly fate: DemoFate;
}

const WEEK = 7;
/** What is younger still waits to be billed. */
const OPEN_DAYS = 9;

/**
 * The weeks behind us, each billed two days after its end; the oldest first, as their numbers go. Of the last week some still wait to be
 * sent, of the one before some are late, of the third one somebody has to be reminded; what is older was paid, but for a mistake.
 */
export function demoBills(work: readonly DemoWork[], today: Day): readonly DemoBill[] {
  const end = addDays(today, -OPEN_DAYS);
  const weekOf = ({ day }: DemoWork): number => Math.floor((daysBetween(day, end) - 1) / WEEK);
  const billed = work.filter(({ day }) => day < end);
  return [...Map.groupBy(billed, weekOf)]
    .flatMap(([week, ofWeek]) => {
      const groups = [...Map.groupBy(ofWeek, ({ recipientId }) => recipientId)];
      return groups.map(([recipientId, blocks], index) => {
        const fate = fateOf(week, index, groups.length);
        const issueDate =
          fate === 'DRAFT' ? today : fate === 'MISSED' ? addDays(today, -1) : addDays(end, 2 - WEEK * week);
        return { recipientId, blockIds: blocks.map(({ blockId }) => blockId), issueDate, fate };
      });
    })
    .toSorted((a, b) => a.issueDate.localeCompare(b.issueDate));
}

function fateOf(week: number, index: number, count: number): DemoFate {
  const isLast = index === count - 1;
  if (week === 0) return index < 2 ? 'DRAFT' : index === 2 ? 'MISSED' : 'SENT';
  if (week === 1) return index % 3 === 0 ? 'SENT' : 'PAID';
  if (week === 2) return index === 0 ? 'SENT' : 'PAID';
  return week === 3 && isLast ? 'CANCELLED' : 'PAID';
}
