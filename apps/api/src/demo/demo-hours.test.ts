import { instantOf } from '@gastspiel/domain/time/vienna-time.ts';
import { worklogFaults } from '@gastspiel/domain/worklogs/worklog-rules.ts';
import { expect, test } from 'vitest';
import { demoWorklogs } from '#app/demo/demo-hours.ts';
import { drawFrom } from '#app/demo/draw.ts';

const EVENING = { start: instantOf('2026-11-14', '18:00'), end: instantOf('2026-11-15', '02:00') };
const WORKERS = Array.from({ length: 40 }, (_, i) => `worker ${i}`);

test('the demo’s hours are ones that could be recorded: mostly as planned, some other, one who did not come', () => {
  const worklogs = demoWorklogs(drawFrom(7), EVENING, WORKERS, true);
  expect(worklogs.map(({ worklogUserId }) => worklogUserId)).toEqual(WORKERS);
  const now = instantOf('2026-11-18', '09:00');
  for (const worklog of worklogs) expect(worklogFaults(worklog, EVENING, now)).toEqual([]);
  expect(worklogs.filter(({ didNotCome }) => didNotCome)).toHaveLength(1);
  const asPlanned = worklogs.filter(({ entries }) => entries[0]?.end.getTime() === EVENING.end.getTime());
  expect(asPlanned.length).toBeGreaterThan(20);
  expect(asPlanned.length).toBeLessThan(39);
});
