import { expect, test } from 'vitest';
import { announcementsOf, ordersOf } from '#platform/outbox/gather.ts';
import type { Outgoing } from '#platform/outbox/messages.ts';

const [A, B, ANNA, BERTA] = ['a', 'b', '1', '2'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
  string,
];
const change = (tenant: string, staff: string[], people: string[] = [], personal: string[] = []): Outgoing => ({
  tenant,
  kind: 'CHANGE',
  message: { staff, people, personal },
});

test('changes of an agency become one, those of another its own', () => {
  const own = ['own-offers'];
  expect(
    announcementsOf([
      change(A, ['appointments', 'appointment-offers:1'], [ANNA], own),
      change(B, ['appointments'], [ANNA], own),
      change(A, ['appointments', 'appointment-offers:2'], [BERTA], own),
    ]),
  ).toEqual([
    {
      kind: 'CHANGE',
      tenant: A,
      staff: ['appointments', 'appointment-offers:1', 'appointment-offers:2'],
      people: [ANNA, BERTA],
      personal: own,
    },
    { kind: 'CHANGE', tenant: B, staff: ['appointments'], people: [ANNA], personal: own },
  ]);
});

test('nobody is told what concerns others', () => {
  const told = announcementsOf([
    change(A, [], [ANNA], ['own-offers']),
    change(A, ['home']),
    change(A, [], [BERTA], ['own-messages']),
  ]);
  expect(told.map((message) => message.kind === 'CHANGE' && [message.people, message.personal])).toEqual([
    [[ANNA], ['own-offers']],
    [[], []],
    [[BERTA], ['own-messages']],
  ]);
});

test('a word that is said again is told once, and each notification is short enough', () => {
  expect(announcementsOf(Array.from({ length: 500 }, () => change(A, ['home'])))).toHaveLength(1);
  const many = Array.from({ length: 500 }, (_, index) =>
    change(A, [`appointment-offers:${String(index).padStart(36, '0')}`]),
  );
  const told = announcementsOf(many);
  expect(Math.max(...told.map((message) => JSON.stringify(message).length))).toBeLessThan(8000);
  expect(told.length).toBeLessThan(6);
  expect(told.flatMap((message) => (message.kind === 'CHANGE' ? message.staff : []))).toHaveLength(500);
});

test('a change of rights is told for each person', () => {
  const standing = (person: string | null): Outgoing => ({ tenant: A, kind: 'STANDING', message: { person } });
  expect(announcementsOf([standing(ANNA), standing(null), standing(ANNA)])).toEqual([
    { kind: 'STANDING', tenant: A, person: ANNA },
    { kind: 'STANDING', tenant: A, person: null },
  ]);
});

test('of orders under one key the last counts, in the place that it has', () => {
  const jobs = (tenant: string, ...keys: (string | undefined)[]): Outgoing => ({
    tenant,
    kind: 'JOBS',
    message: { orders: keys.map((key, index) => ({ task: 'look', payload: index, key })) },
  });
  const orders = ordersOf([jobs(A, 'x', undefined), jobs(B, 'x'), jobs(A, undefined, 'x')], () => 0);
  expect(orders.map(({ tenant, key, payload, place }) => [tenant, key, payload, place])).toEqual([
    [A, undefined, 1, 1],
    [B, 'x', 0, 2],
    [A, undefined, 0, 3],
    [A, 'x', 1, 4],
  ]);
});
