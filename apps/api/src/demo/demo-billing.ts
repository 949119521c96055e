import { firstDayOf, lastDayOf, monthBefore, monthOf } from '@gastspiel/domain/time/month.ts';
import { addDays, type Day, daysBetween } from '@gastspiel/domain/time/vienna-day.ts';
import { nearBegins } from '#app/demo/demo-shifts.ts';

/** A block of a recipient that can be billed, and the day on which it began. */
export interface DemoWork {
  readonly blockId: string;
  readonly recipientId: string;
  readonly day: Day;
  /** Billed month by month: the last one still waits for it. */
  readonly isMonthly: boolean;
}

/** The fate of an invoice of the demo. */
type DemoFate = 'DRAFT' | 'MISSED' | 'SENT' | 'PAID' | 'CANCELLED';

/** An invoice of the demo: the blocks of a recipient and a month or a week. */
export interface DemoBill {
  readonly recipientId: string;
  readonly blockIds: readonly string[];
  readonly issueDate: Day;
  readonly fate: DemoFate;
}

const WEEK = 7;
/** Younger work still waits to be billed. */
const OPEN_DAYS = 9;

/** Hours are there three days later at the latest. */
const RECORDED_AFTER = 3;

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

/** The oldest first, as their numbers go: the months behind us, then the weeks. */
export function demoBills(work: readonly DemoWork[], today: Day): readonly DemoBill[] {
  const end = addDays(today, -OPEN_DAYS);
  const lastMonth = firstDayOf(monthBefore(monthOf(today)));
  const billed = work.filter(({ day, isMonthly }) => day < (isMonthly ? earlier(lastMonth, end) : end));
  const isNear = ({ day }: DemoWork) => day >= nearBegins(today);
  return [
    ...monthBills(
      billed.filter((one) => !isNear(one)),
      today,
    ),
    ...weekBills(billed.filter(isNear), today),
  ].toSorted((a, b) => a.issueDate.localeCompare(b.issueDate));
}

/** Billed at the end of the month, and paid. */
function monthBills(work: readonly DemoWork[], today: Day): DemoBill[] {
  const latest = addDays(nearBegins(today), RECORDED_AFTER);
  const issueDateOf = ({ day }: DemoWork) => earlier(lastDayOf(monthOf(addDays(day, RECORDED_AFTER))), latest);
  return [...Map.groupBy(work, issueDateOf)].flatMap(([issueDate, ofMonth]) =>
    [...Map.groupBy(ofMonth, ({ recipientId }) => recipientId)].map(([recipientId, blocks]) => ({
      recipientId,
      blockIds: blocks.map(({ blockId }) => blockId),
      issueDate,
      fate: 'PAID' as const,
    })),
  );
}

/**
 * Each week is billed two days after its end. Of the last week some still wait to be sent, of the one before some are late, of the third
 * one somebody has to be reminded; what is older was paid, but for a mistake.
 */
function weekBills(work: readonly DemoWork[], today: Day): DemoBill[] {
  const end = addDays(today, -OPEN_DAYS);
  const weekOf = ({ day }: DemoWork): number => Math.floor((daysBetween(day, end) - 1) / WEEK);
  return [...Map.groupBy(work, weekOf)].flatMap(([week, ofWeek]) => {
    const groups = [...Map.groupBy(ofWeek, ({ recipientId }) => recipientId)];
    return groups.map(([recipientId, blocks], index) => {
      const fate = fateOf(week, index, groups.length);
      const issueDate =
        fate === 'DRAFT' ? today : fate === 'MISSED' ? addDays(today, -1) : addDays(end, 2 - WEEK * week);
      return { recipientId, blockIds: blocks.map(({ blockId }) => blockId), issueDate, fate };
    });
  });
}

function fateOf(week: number, index: number, count: number): DemoFate {
  const isLast = index === count - 1;
  if (week === 0) return index < 2 ? 'DRAFT' : index === 2 ? 'MISSED' : 'SENT';
  if (week === 1) return index % 3 === 0 ? 'SENT' : 'PAID';
  if (week === 2) return index === 0 ? 'SENT' : 'PAID';
  return week === 3 && isLast ? 'CANCELLED' : 'PAID';
}
