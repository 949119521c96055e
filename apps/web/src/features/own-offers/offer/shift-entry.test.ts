import { calendarFile } from '@gastspiel/domain/calendar/ics.ts';
import { expect, test } from 'vitest';
import { shiftEntry } from './shift-entry.ts';

const APPOINTMENT = {
  id: 'a1',
  description: 'Gala-Dinner',
  startDateTime: '2026-10-31T17:00:00+01:00',
  endDateTime: '2026-11-01T01:00:00+01:00',
  typeDescription: 'Service',
  customer: 'Handelskammer',
  venue: 'Palais Ferstel',
  address: { streetNameAndNumber: 'Strauchgasse 4', postalCode: '1010', location: 'Wien' },
  station: null,
  contact: null,
  notes: null,
  meetingPlace: 'Personaleingang',
  meetingTime: '16:30',
  outfit: { id: 'o1', title: 'Klassisch schwarz', description: null },
};
const NOW = new Date('2026-10-28T08:00:00Z');

test('a calendar gets where to be and when, under the name that the subscribed calendar uses', () => {
  const file = calendarFile('', [shiftEntry({ offerId: 'f1', appointment: APPOINTMENT }, 'https://app.example', NOW)]);
  for (const line of [
    'UID:f1@gastspiel',
    'DTSTART:20261031T160000Z',
    'DTEND:20261101T000000Z',
    'SUMMARY:Gala-Dinner · Service',
    'LOCATION:Palais Ferstel\\, Strauchgasse 4\\, 1010 Wien',
    'DESCRIPTION:Treffpunkt 16:30\\, Personaleingang\\nKlassisch schwarz',
    'URL:https://app.example/offer/f1',
  ]) {
    expect(file).toContain(line);
  }
});

test('without a meeting and an outfit there is no description', () => {
  const bare = { ...APPOINTMENT, meetingPlace: null, meetingTime: null, outfit: null };
  expect(shiftEntry({ offerId: 'f1', appointment: bare }, '', NOW).description).toBe('');
});
