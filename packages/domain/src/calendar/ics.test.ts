import { expect, test } from 'vitest';
import { calendarFile } from '#domain/calendar/ics.ts';

const GALA = {
  uid: 'a@gastspiel',
  start: new Date('2027-03-28T00:30:00Z'),
  end: new Date('2027-03-28T05:00:00Z'),
  changedAt: new Date('2027-03-01T12:00:00.123Z'),
  sequence: 3,
  summary: 'Gala',
  isTentative: false,
};
const lines = (changes: object) => calendarFile('Einsätze', [{ ...GALA, ...changes }]).split('\r\n');

test('a calendar names what, when and how certain', () => {
  expect(lines({})).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gastspiel//Einsatzkalender//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Einsätze',
    'X-WR-TIMEZONE:Europe/Vienna',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:a@gastspiel',
    'DTSTAMP:20270301T120000Z',
    'LAST-MODIFIED:20270301T120000Z',
    'DTSTART:20270328T003000Z',
    'DTEND:20270328T050000Z',
    'SEQUENCE:3',
    'STATUS:CONFIRMED',
    'SUMMARY:Gala',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['what is not certain', { isTentative: true }, 'STATUS:TENTATIVE'],
  ['signs with a meaning', { summary: 'Fisch; Wein, \\ Brot\nKäse' }, 'SUMMARY:Fisch\\; Wein\\, \\\\ Brot\\nKäse'],
  ['a smuggled line', { summary: 'x\r\nEND:VCALENDAR' }, 'SUMMARY:x\\nEND:VCALENDAR'],
  ['a place', { location: 'Palais, Wien' }, 'LOCATION:Palais\\, Wien'],
])('%s', (_what, changes, line) => {
  expect(lines(changes)).toContain(line);
});

test('no line is longer than 75 octets, and none is cut within a character', () => {
  const summary = 'Ä'.repeat(100);
  const all = lines({ summary });
  for (const line of all) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(all.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`);
});
