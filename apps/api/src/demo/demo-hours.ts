import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { minutesOf, type Period } from '@gastspiel/domain/time/period.ts';
import type { WorklogEntry } from '@gastspiel/domain/worklogs/worklog.ts';
import type { WorklogValues } from '@gastspiel/domain/worklogs/worklog-input.ts';
import type { Draw } from '#app/demo/draw.ts';

const NOTES = ['Früher entlassen', 'Übergabe an die Nachtschicht', 'Garderobe mitbetreut', 'Länger wegen Abbau'];
const HOUR = 60;
const TRAVEL = [15, 20, 30];

/** The hours on the papers that came back: mostly the plan, now and then something else, rarely nothing at all. */
export function demoWorklogs(
  draw: Draw,
  planned: Period,
  workers: readonly string[],
  isMissing: boolean,
): WorklogValues[] {
  const missing = isMissing ? workers[draw.number(workers.length)] : undefined;
  return workers.map((worklogUserId) => {
    if (worklogUserId === missing) {
      return { worklogUserId, didNotCome: true, note: 'Telefonisch nicht erreichbar', entries: [] };
    }
    const isOther = draw.isLucky(20);
    const isLate = isOther && draw.isLucky(15);
    const quarter = () => 15 * (draw.number(5) - 2);
    const work: WorklogEntry = {
      type: 'WORK',
      start: addMinutes(planned.start, isLate ? 15 * (1 + draw.number(2)) : isOther ? -15 * draw.number(2) : 0),
      end: addMinutes(planned.end, isOther ? quarter() : 0),
      // The law wants one over six hours; forgotten now and then, as in life.
      breakMinutes: minutesOf(planned) > 6 * HOUR && draw.isLucky(96) ? 30 : 0,
    };
    const travel = draw.isLucky(8) ? draw.one(TRAVEL) : 0;
    const ways: WorklogEntry[] = travel
      ? [
          { type: 'TRAVEL_TO', start: addMinutes(work.start, -travel), end: work.start, breakMinutes: 0 },
          { type: 'TRAVEL_FROM', start: work.end, end: addMinutes(work.end, travel), breakMinutes: 0 },
        ]
      : [];
    const note = isLate ? 'Zu spät gekommen' : isOther && draw.isLucky(40) ? draw.one(NOTES) : null;
    return { worklogUserId, didNotCome: false, note, entries: [work, ...ways] };
  });
}
