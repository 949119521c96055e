import { expect, it } from 'vitest';
import { rangeText } from '#ui/filters/range-text.ts';
import { archivePeriods } from './archive-periods.ts';

it.each([
  ['2026-11-16', ['2026', '2025', 'Okt. 2026', 'Juli–Sep. 2026', 'Apr.–Juni 2026', 'Jän.–März 2026', 'Okt.–Dez. 2025']],
  ['2027-01-01', ['2027', '2026', 'Dez. 2026', 'Okt.–Dez. 2026', 'Juli–Sep. 2026', 'Apr.–Juni 2026', 'Jän.–März 2026']],
])('on %s whole periods are offered', (today, names) => {
  expect(archivePeriods(today).map(rangeText)).toEqual(names);
});

it('a month ends with its last day', () => {
  expect(archivePeriods('2028-03-31')[2]).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});
