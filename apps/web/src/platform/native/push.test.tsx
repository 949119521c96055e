import { waitFor } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { leaveDevice } from '#platform/session/leave-device.ts';
import { aServer, LOST, signIn } from '#testing/a-server.ts';
import { plugin } from './plugin.ts';
import { hearPushes, registerPush } from './push.ts';

/** The phone, in the place of its plugin. */
const phone = {
  heard: new Map<string, (event: object) => void>(),
  receive: 'granted',
  onAsked: (): void => undefined,
  register: vi.fn(async () => undefined),
  unregister: vi.fn(async () => undefined),
};
const push = {
  addListener: async (name: string, listener: (event: object) => void) => {
    phone.heard.set(name, listener);
    return { remove: async () => phone.heard.delete(name) };
  },
  requestPermissions: async () => {
    phone.onAsked();
    return { receive: phone.receive };
  },
  register: phone.register,
  unregister: phone.unregister,
} as unknown as typeof plugin.push;
const tell = (name: string, event: object) => phone.heard.get(name)?.(event);
const KEY = 'push.token';

const { push: phonesOwn } = plugin;

beforeEach(() => {
  plugin.push = push;
  phone.heard.clear();
  phone.receive = 'granted';
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  signIn();
  return () => {
    plugin.push = phonesOwn;
    vi.unstubAllGlobals();
  };
});

it('tells the server of the phone, and of each new token, until it is left', async () => {
  const server = aServer({ RegisterMobilePush: () => ({ registerMobilePush: true }) });
  const leave = registerPush();
  await waitFor(() => expect(phone.register).toHaveBeenCalledOnce());
  for (const value of ['p-1', 'p-2']) tell('registration', { value });
  await waitFor(() => expect(server.received.map(({ variables }) => variables['token'])).toEqual(['p-1', 'p-2']));
  expect(localStorage.getItem(KEY)).toBe('p-2');
  leave();
  await waitFor(() => expect(phone.heard.size).toBe(0));
});

it('registers nothing for who does not want messages', async () => {
  phone.receive = 'denied';
  const requested = Promise.withResolvers<void>();
  phone.onAsked = requested.resolve;
  registerPush();
  await requested.promise;
  // Everything that follows the question comes before this.
  await new Promise((resolve) => setTimeout(resolve));
  expect(phone.register).not.toHaveBeenCalled();
});

it.each([
  ['is there', { unregisterMobilePush: true }],
  ['is away', LOST],
])('leaves no way to this phone at the logout, also when the server %s', async (_, answer) => {
  const server = aServer({ UnregisterMobilePush: () => answer });
  localStorage.setItem(KEY, 'p-1');
  await leaveDevice();
  expect(server.of('UnregisterMobilePush')[0]?.variables).toEqual({ token: 'p-1' });
  expect(phone.unregister).toHaveBeenCalledOnce();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('confirms what is shown or tapped, and opens only pages of ours', async () => {
  const server = aServer({ ConfirmPush: () => ({ confirmPush: true }) });
  const opened: string[] = [];
  await hearPushes((path) => opened.push(path));
  tell('pushNotificationReceived', { data: { receipt: 'r-1', path: '/offer/o-1' } });
  expect(opened).toEqual([]);
  for (const path of ['/offer/o-1', 'https://evil.example/', '//evil.example/'])
    tell('pushNotificationActionPerformed', { notification: { data: { receipt: 'r-2', path } } });
  expect(opened).toEqual(['/offer/o-1', '/', '/']);
  await waitFor(() => expect(server.of('ConfirmPush')).toHaveLength(4));
  expect(server.of('ConfirmPush')[0]?.variables).toEqual({ receipt: 'r-1' });
});
