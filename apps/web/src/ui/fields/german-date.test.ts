import { expect, it } from 'vitest';
import { completeDay, formatDay, isDay, parseDay, parseTime } from './german-date.ts';

it.each([
  ['', null],
  ['26.11.2026', '2026-11-26'],
  ['6.1.2026', '2026-01-06'],
  ['26.11.26', '2026-11-26'],
  ['26112026', '2026-11-26'],
  ['261126', '2026-11-26'],
  [' 26. 11. 2026 ', '2026-11-26'],
  ['29.02.2028', '2028-02-29'],
  // No such day, or not yet a whole one: the schema says so.
  ['29.02.2026', '29.02.2026'],
  ['31.13.2026', '31.13.2026'],
  ['26.11.', '26.11.'],
  ['morgen', 'morgen'],
])('the day %s', (text, expected) => expect(parseDay(text)).toBe(expected));

it.each([
  ['28.11.', '28.11.2026', '28.11.2026'],
  ['28.11', '28.11.2026', '28.11.2026'],
  ['2811', '28.11.2026', '28.11.2026'],
  ['28', '28.11.2026', '28.11.2026'],
  ['28.', '28.11.2026', '28.11.2026'],
  ['18.11.', '18.11.2026', '18.11.2026'],
  // The next one lies in another year or month; the nearest one may be past.
  ['3.1.', '03.01.2027', '03.01.2027'],
  ['10.6.', '10.06.2027', '10.06.2026'],
  ['17.11.', '17.11.2027', '17.11.2026'],
  ['17', '17.12.2026', '17.11.2026'],
  ['31', '31.12.2026', '31.10.2026'],
  ['29.2.', '29.02.2028', '29.02.2028'],
  // Whole already, or no day at all.
  ['28.11.2027', '28.11.2027', '28.11.2027'],
  ['281127', '281127', '281127'],
  ['31.2.', '31.2.', '31.2.'],
  ['40', '40', '40'],
  ['', '', ''],
  ['morgen', 'morgen', 'morgen'],
])('the day %s is completed on 18.11.2026', (text, next, nearest) => {
  expect(completeDay(text, '2026-11-18', 'next')).toBe(next);
  expect(completeDay(text, '2026-11-18', 'nearest')).toBe(nearest);
});

it('shows a day the German way, and half a day as it was typed', () => {
  expect(['2026-11-26', null, '26.11.'].map(formatDay)).toEqual(['26.11.2026', '', '26.11.']);
  expect(['2026-11-26', '2026-02-30', '26.11.2026'].map(isDay)).toEqual([true, false, false]);
});

it.each([
  ['', null],
  ['7', '07:00'],
  ['17', '17:00'],
  ['730', '07:30'],
  ['1730', '17:30'],
  ['7:30', '07:30'],
  ['07.30', '07:30'],
  ['17:30 Uhr', '17:30'],
  ['0:00', '00:00'],
  ['24:00', '00:00'],
  ['24', '00:00'],
  ['24:30', '24:30'],
  ['12:60', '12:60'],
  ['mittags', 'mittags'],
])('the time %s', (text, expected) => expect(parseTime(text)).toBe(expected));
