import { expect, test } from 'vitest';
import { OFFER_FAILURES } from '#domain/offers/offer-failures.ts';
import {
  asksToConfirm,
  calledAfter,
  confirmationRefusal,
  dayBefore,
  remindedBefore,
} from '#domain/offers/reminders.ts';

test.each([
  ['before ten', '2026-11-13T09:59:00+01:00', false],
  ['at ten', '2026-11-13T10:00:00+01:00', true],
  ['at ten in summer', '2026-07-13T10:00:00+02:00', true],
  ['late in the afternoon', '2026-11-13T19:59:00+01:00', true],
  ['in the evening', '2026-11-13T20:00:00+01:00', false],
])('nobody is reminded at night: %s', (_, now, isTime) => {
  expect(dayBefore(new Date(now)) !== undefined).toBe(isTime);
});

test('the day before a change of clocks has its own length', () => {
  expect(dayBefore(new Date('2026-10-24T12:00:00+02:00'))).toEqual({
    from: new Date('2026-10-25T00:00:00+02:00'),
    to: new Date('2026-10-26T00:00:00+01:00'),
    bookedBefore: new Date('2026-10-24T10:00:00+02:00'),
    remindedBefore: new Date('2026-10-24T00:00:00+02:00'),
  });
});

test('a reminder is for an hour', () => {
  expect(remindedBefore(new Date('2026-11-13T10:00:00Z'))).toEqual(new Date('2026-11-13T09:00:00Z'));
});

test('who has said nothing for four hours is worth a call', () => {
  expect(calledAfter(new Date('2026-11-13T14:00:00Z'))).toEqual(new Date('2026-11-13T10:00:00Z'));
});

const NOW = new Date('2026-11-13T12:00:00Z');
const booking = {
  state: 'BOOKED' as const,
  startsAt: new Date('2026-11-14T12:00:00Z'),
  preventedAt: null,
  remindedAt: NOW,
  confirmedAt: null,
};

test.each([
  ['who was reminded', {}, undefined, true],
  ['who was not reminded may all the same', { remindedAt: null }, undefined, false],
  ['who has said so', { confirmedAt: NOW }, undefined, false],
  ['who is not booked', { state: 'ACCEPTED' as const }, OFFER_FAILURES.notConfirmable, false],
  ['who comes too late', { startsAt: NOW }, OFFER_FAILURES.begun, false],
  ['who is prevented', { preventedAt: NOW }, OFFER_FAILURES.prevented, false],
])('says that they come: %s', (_, changes, refusal, asks) => {
  expect(confirmationRefusal({ ...booking, ...changes }, NOW)).toBe(refusal);
  expect(asksToConfirm({ ...booking, ...changes }, NOW)).toBe(asks);
});
