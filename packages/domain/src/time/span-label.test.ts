import { describe, expect, test } from 'vitest';
import { numericDay, shortDayLabel, spanLabel, weekdayAndDay } from '#domain/time/span-label.ts';

describe('the span of an appointment', () => {
  test.each([
    ['2027-03-13T10:00:00+01:00', '2027-03-13T18:30:00+01:00', 'Samstag, 13. März 2027, 10:00–18:30'],
    ['2027-03-13T18:00:00+01:00', '2027-03-14T02:00:00+01:00', 'Samstag, 13. März 2027, 18:00–02:00 +1'],
    ['2027-01-01T08:00:00+01:00', '2027-01-04T08:00:00+01:00', 'Freitag, 1. Jänner 2027, 08:00–08:00 +3'],
    // The night in which an hour comes twice.
    ['2027-10-30T22:00:00+02:00', '2027-10-31T03:00:00+01:00', 'Samstag, 30. Oktober 2027, 22:00–03:00 +1'],
    // Another day in UTC than in Vienna.
    ['2027-06-30T22:30:00Z', '2027-07-01T04:00:00Z', 'Donnerstag, 1. Juli 2027, 00:30–06:00'],
  ])('%s to %s is %s', (start, end, label) => {
    expect(spanLabel(new Date(start), new Date(end))).toBe(label);
  });

  test.each([
    ['2027-06-30T22:30:00Z', '2027-02-01T12:00:00Z', 'Do., 01.07.'],
    ['2027-06-30T22:30:00Z', '2026-12-01T12:00:00Z', 'Do., 01.07.2027'],
    // New year in Vienna, not yet in UTC.
    ['2027-12-31T23:30:00Z', '2027-12-31T22:30:00Z', 'Sa., 01.01.2028'],
    ['2027-12-31T23:30:00Z', '2027-12-31T23:10:00Z', 'Sa., 01.01.'],
  ])('has a short form of its day, with the year when it is another one: %s seen at %s', (instant, now, label) => {
    expect(shortDayLabel(new Date(instant), new Date(now))).toBe(label);
  });

  test.each([
    ['2027-06-30T22:30:00Z', '01.07.2027', 'Do., 01.07.2027'],
    ['2027-12-31T22:30:00Z', '31.12.2027', 'Fr., 31.12.2027'],
  ])('has its day in figures on papers: %s', (instant, day, withWeekday) => {
    expect([numericDay(new Date(instant)), weekdayAndDay(new Date(instant))]).toEqual([day, withWeekday]);
  });
});
