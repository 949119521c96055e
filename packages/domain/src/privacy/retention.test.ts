import { expect, test } from 'vitest';
import { retentionOf } from '#domain/privacy/retention.ts';

test.each([
  ['worked', '2020-01-10', '2020-02-01', '2026-01-01', '2033-12-31'],
  ['worked on the last day of a year', '2020-01-10', '2020-02-01', '2026-12-31', '2033-12-31'],
  ['worked without ever being released', '2026-01-10', null, '2026-02-01', '2033-12-31'],
  ['applied and was never released', '2026-04-15', null, null, '2026-11-15'],
  ['applied on a day that the seventh month lacks', '2026-07-31', null, null, '2027-02-28'],
  ['was released and never worked', '2026-04-15', '2026-05-01', null, undefined],
  ['neither applied nor worked', null, null, null, undefined],
])('who %s', (_who, appliedOn, releasedOn, lastWorkedOn, until) => {
  expect(retentionOf({ appliedOn, releasedOn, lastWorkedOn })?.until).toBe(until);
});
