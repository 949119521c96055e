import { expect, test } from 'vitest';
import { startComplaint } from '#domain/appointments/start-complaint.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

test.each([
  ['ahead, booked, moved ahead', { at: 5, booked: 1, concerned: 1 }, 3, undefined],
  ['ahead, booked, to this moment', { at: 5, booked: 1, concerned: 1 }, 0, undefined],
  ['ahead, booked, into the past', { at: 5, booked: 1, concerned: 1 }, -1, 'appointments.startsInThePast'],
  ['ahead, only asked, into the past', { at: 5, booked: 0, concerned: 2 }, -1, 'appointments.startsInThePast'],
  ['ahead, nobody asked, into the past', { at: 5, booked: 0, concerned: 0 }, -1, undefined],
  ['begun, booked, corrected within the past', { at: -5, booked: 1, concerned: 1 }, -3, undefined],
  ['begun, booked, into the future', { at: -5, booked: 1, concerned: 1 }, 3, 'appointments.begunStaysBegun'],
  ['begun, only asked, into the future', { at: -5, booked: 0, concerned: 1 }, 3, undefined],
])('%s', (_what, { at, ...people }, start, code) => {
  expect(startComplaint({ startsAt: hours(at), ...people }, hours(start), NOW)?.code).toBe(code);
});
