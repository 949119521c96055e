import { DEVICE_FAILURES } from '@gastspiel/domain/devices/device-failures.ts';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/graphql/api-error.ts';
import {
  afterChangeElsewhere,
  createDeviceTicketStore,
  type DeviceStatus,
  deviceStatus,
  isDeviceInUse,
  tellDeviceInUse,
} from './device-state.ts';
import { memoryStorage } from './memory-storage.fixture.ts';

describe('the stored ticket', () => {
  function storeWith(ticket: string) {
    const storage = memoryStorage();
    const store = createDeviceTicketStore(() => storage);
    store.save(ticket);
    return { storage, store };
  }

  it('lies as it is under its well-known key', () => {
    expect(storeWith('t-1').storage.getItem('deviceAccessTicket')).toBe('t-1');
  });

  it('is forgotten when the server refused it', () => {
    const { store } = storeWith('t-1');
    expect(store.refuse('t-1')).toBeNull();
    expect(store.read()).toBeNull();
  });

  it('stays when another tab stored it meanwhile', () => {
    const { store } = storeWith('t-2');
    expect(store.refuse('t-1')).toBe('t-2');
    expect(store.read()).toBe('t-2');
  });

  it('is found when it came while a call without one was under way', () => {
    expect(storeWith('t-1').store.refuse(null)).toBe('t-1');
  });
});

describe('a change in another tab', () => {
  const READY: DeviceStatus = { name: 'ready' };
  const IN_USE: DeviceStatus = { name: 'in-use' };
  const REGISTERING: DeviceStatus = { name: 'registering' };

  it.each([IN_USE, REGISTERING, READY])('hands its ticket over to a tab that is $name', (current) => {
    expect(afterChangeElsewhere(current, 't-1')).toEqual(READY);
  });

  it('lets this tab ask again when the ticket is lost', () => {
    expect(afterChangeElsewhere(READY, null)).toEqual(IN_USE);
  });

  it('lets a registration under way decide for itself', () => {
    expect(afterChangeElsewhere(REGISTERING, null)).toBe(REGISTERING);
  });
});

describe('a device in use', () => {
  it.each([
    ['ready', 'in-use'],
    ['registering', 'registering'],
  ] as const)('is told where this one is %s: it becomes %s', (name, told) => {
    vi.stubGlobal('window', { localStorage: memoryStorage() });
    deviceStatus.set({ name });
    tellDeviceInUse();
    expect(deviceStatus.get().name).toBe(told);
    deviceStatus.set({ name: 'registering' });
    vi.unstubAllGlobals();
  });

  const { code, message } = DEVICE_FAILURES.deviceInUse;

  it.each([
    ['its code, whatever the sentence', new ApiError('BAD_REQUEST', 'Anders gesagt.', { code })],
    ['the beginning of the sentence of a server without codes', new ApiError('BAD_REQUEST', message)],
  ])('is known by %s', (_, error) => expect(isDeviceInUse(error)).toBe(true));

  it.each([
    new ApiError('BAD_REQUEST', 'Bitte prüfen Sie Ihre Eingaben.'),
    new ApiError('BAD_REQUEST', message, { code: 'another' }),
    new ApiError('FORBIDDEN', message),
    new Error(message),
  ])('is not mistaken for %s', (error) => expect(isDeviceInUse(error)).toBe(false));
});
