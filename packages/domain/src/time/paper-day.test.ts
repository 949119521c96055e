import { expect, test } from 'vitest';
import { paperDay, paperDayOfYear, paperPeriod } from '#domain/time/paper-day.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['2026-10-03', '03.10.2026', '3 Oct 2026'],
  ['2026-09-30', '30.09.2026', '30 Sep 2026'],
  ['2027-01-01', '01.01.2027', '1 Jan 2027'],
])('%s is %s on a paper, in English %s', (day, german, english) => {
  expect([paperDay(day, 'de'), plain(paperDay(day, 'en'))]).toEqual([german, english]);
  expect([paperDayOfYear(day, 'de'), plain(paperDayOfYear(day, 'en'))]).toEqual([
    german.slice(0, -4),
    english.slice(0, -5),
  ]);
});

test.each([
  ['2026-10-03', '2026-10-26', '03.10.–26.10.2026', '3 Oct – 26 Oct 2026'],
  ['2026-10-03', '2026-10-03', '03.10.2026', '3 Oct 2026'],
  ['2026-12-28', '2027-01-03', '28.12.2026–03.01.2027', '28 Dec 2026 – 3 Jan 2027'],
])('from %s to %s is %s, in English %s', (first, last, german, english) => {
  expect([paperPeriod(first, last, 'de'), plain(paperPeriod(first, last, 'en'))]).toEqual([german, english]);
});
