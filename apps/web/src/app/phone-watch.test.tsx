import { waitFor } from '@testing-library/dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { arrive } from '#platform/native/arrival.ts';
import { keptShifts } from '#platform/offline/kept-shifts.ts';
import { pushAbility } from '#platform/push/push-ability.ts';
import { renewSubscription } from '#platform/push/web-push.ts';
import { followNotifications } from '#platform/service-worker/follow-notifications.ts';
import { registerServiceWorker } from '#platform/service-worker/service-worker.ts';
import { aPhone, withKey } from '#testing/a-phone.ts';
import { aServer, LOST } from '#testing/a-server.ts';
import { act } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { PhoneWatch } from './phone-watch.tsx';
import { useWaysIn } from './use-ways-in.ts';

type Answers = Parameters<typeof aServer>[0];
type User = NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['user']>;

const KEPT = { savedAt: new Date().toISOString(), brand: {}, shifts: [] };

function shown(who: Pick<User, 'userRole' | 'userState'>, answers: Answers = {}) {
  const server = aServer({
    ...withKey('k-1'),
    RegisterWebPush: () => ({ registerWebPush: true }),
    UnregisterWebPush: () => ({ unregisterWebPush: true }),
    ShiftsToKeep: () => LOST,
    ...answers,
  });
  const user = { ...who, firstName: 'Lea', lastName: 'Haas', hasDeviceAccessTicket: true };
  return { server, ...renderScreen(<PhoneWatch />, { user }) };
}
const WORKER = { userRole: 'TARGET_USER', userState: 'ACTIVE' } as const;
const STAFF = { userRole: 'TENANT_USER_DISPATCHER', userState: 'ACTIVE' } as const;

beforeEach(() => keptShifts.save(KEPT));

it("tells the server at every start where a worker's browser is reached, and leaves the kept shifts alone", async () => {
  aPhone({ permission: 'granted', subscribedFor: 'k-1' });
  const { server } = shown(WORKER);
  await waitFor(() => expect(server.of('RegisterWebPush')).toHaveLength(1));
  expect(keptShifts.read()).toEqual(KEPT);
});

it('subscribes anew when the server has another key than before', async () => {
  const phone = aPhone({ permission: 'granted', subscribedFor: 'k-0' });
  const { server } = shown(WORKER);
  await waitFor(() => expect(server.of('RegisterWebPush')).toHaveLength(1));
  expect(server.of('RegisterWebPush')[0]?.variables).toMatchObject({
    subscription: { endpoint: 'https://push.example/k-1' },
  });
  expect(phone.left().key).toBe('k-1');
});

it('asks nobody at the start who has not allowed messages', async () => {
  const phone = aPhone({ permission: 'default', answer: 'granted' });
  const { server } = shown(WORKER);
  await waitFor(() => expect(phone.left().isRegistered).toBe(true));
  expect(server.of('RegisterWebPush')).toEqual([]);
  expect(phone.left().key).toBeUndefined();
});

it('keeps out of the app on a phone, which has its files with it and is told by the phone', async () => {
  const phone = aPhone({ permission: 'granted' });
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  expect(pushAbility()).toBe('impossible');
  expect([await renewSubscription(), await registerServiceWorker()]).toEqual([false, undefined]);
  expect(phone.left()).toMatchObject({ isRegistered: false, key: undefined });
});

it.each([
  ['is there', { unregisterWebPush: true }],
  ['is away', LOST],
])("ends a former worker's messages where the office signs in, also when the server %s", async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const phone = aPhone({ permission: 'granted', subscribedFor: 'k-1' });
  const { server } = shown(STAFF, { UnregisterWebPush: () => answer });
  await waitFor(() => expect(phone.left().key).toBeUndefined());
  expect(server.of('UnregisterWebPush')[0]?.variables).toEqual({ endpoint: 'https://push.example/k-1' });
});

it.each([
  ['the office', STAFF],
  ['a worker who is not released yet', { ...WORKER, userState: 'ONBOARDING' }],
] as const)('keeps no shifts for %s', async (_, who) => {
  aPhone({ permission: 'denied' });
  const { server } = shown(who);
  await waitFor(() => expect(keptShifts.read()).toBeUndefined());
  expect(server.of('ShiftsToKeep')).toEqual([]);
});

function WaysIn() {
  useWaysIn();
  return null;
}

it('opens what a tapped notification is about, before anything else of the phone is there', async () => {
  const { worker } = aPhone({ permission: 'denied' });
  onTestFinished(followNotifications(arrive));
  const { path } = renderScreen(<WaysIn />);
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { open: '/offer/o-1' } })));
  await waitFor(() => expect(path()).toBe('/offer/o-1'));
});

it('opens nothing outside of the app, and nothing when nobody listens any more', () => {
  const { worker } = aPhone({ permission: 'denied' });
  const opened: string[] = [];
  const leave = followNotifications((path) => opened.push(path));
  const tell = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));
  [{ open: 'https://evil.example/' }, null, {}, { open: '/offer/o-1' }].forEach(tell);
  leave();
  tell({ open: '/offer/o-2' });
  expect(opened).toEqual(['/offer/o-1']);
});
