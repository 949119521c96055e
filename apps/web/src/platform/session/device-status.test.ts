import { expect, it } from 'vitest';
import { afterChangeElsewhere, type DeviceStatus } from './device-status.ts';

const READY: DeviceStatus = { name: 'ready' };
const IN_USE: DeviceStatus = { name: 'in-use' };
const REGISTERING: DeviceStatus = { name: 'registering' };

it.each([IN_USE, REGISTERING, READY])("takes over another tab's ticket from $name", (current) => {
  expect(afterChangeElsewhere(current, 't-1')).toEqual(READY);
});

it('asks again when another tab lost the ticket', () => {
  expect(afterChangeElsewhere(READY, null)).toEqual(IN_USE);
});

it('lets a registration under way decide for itself', () => {
  expect(afterChangeElsewhere(REGISTERING, null)).toBe(REGISTERING);
});
