import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { writeDocument } from '#platform/graphql/document.ts';
import { execute } from '#platform/graphql/execute.ts';
import type { TypedDocument } from '#platform/graphql/graphql.ts';
import { asked } from '#platform/install/asked.ts';
import { keptShifts } from '#platform/offline/kept-shifts.ts';
import { aPhone } from '#testing/a-phone.ts';
import { aServer, LOST } from '#testing/a-server.ts';
import { deviceStatus, deviceTickets, dropRefusedTicket } from './device-state.ts';
import { logout } from './logout.ts';
import { sessionState } from './session-state.ts';

const Version: TypedDocument<unknown, object> = writeDocument('query Version { currentVersion { value } }');
const KEPT = { savedAt: new Date().toISOString(), brand: {}, shifts: [] };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  keptShifts.save(KEPT);
  deviceTickets.save('t-1');
  deviceStatus.set({ name: 'ready' });
});

it.each([
  ['the server is away', () => undefined],
  [
    'the browser does not let go',
    ({ subscription }: ReturnType<typeof aPhone>) =>
      subscription.unsubscribe.mockRejectedValue(new DOMException('No', 'NetworkError')),
  ],
])('a logout leaves nothing on the device, also when %s', async (_, disturb) => {
  const phone = aPhone({ permission: 'granted', subscribedFor: 'k-1' });
  disturb(phone);
  asked.note({ hasAccepted: true });
  const server = aServer({
    UnregisterWebPush: () => LOST,
    ClearDeviceAccessTicket: () => LOST,
    '/settings.json': () => LOST,
  });
  await logout();
  // The provider could not be told: whoever opens the app next is not signed in by its session.
  expect(sessionState.get()).toEqual({ status: 'signed-out', isHalf: true });
  expect(Object.keys(window.localStorage)).toEqual(['session.unfinishedLogout']);
  // While the server still knows who asks.
  expect(server.received.map(({ operation }) => operation).slice(0, 2)).toEqual([
    'UnregisterWebPush',
    'ClearDeviceAccessTicket',
  ]);
  expect(phone.left()).toMatchObject({ isRegistered: false, files: [] });
  expect(asked.read().hasAccepted).toBe(false);
});

it('keeps no shifts where another device has taken over while the app was open', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: DEVICE_TICKET.invalidStatus }));
  await expect(execute(Version, {})).rejects.toMatchObject({ classification: 'DEVICE_TICKET_INVALID' });
  expect(deviceStatus.get().name).toBe('in-use');
  expect(keptShifts.read()).toBeUndefined();
});

it('keeps no shifts where that comes out at the start, but does where another tab has renewed the ticket', () => {
  dropRefusedTicket('t-0');
  expect(keptShifts.read()).toEqual(KEPT);
  dropRefusedTicket('t-1');
  expect(keptShifts.read()).toBeUndefined();
});

it('does not let a full storage hinder what the person does', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(() => asked.note({ hasAccepted: true })).not.toThrow();
  expect(() => keptShifts.save(KEPT)).not.toThrow();
  vi.restoreAllMocks();
});
