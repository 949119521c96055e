import { onTestFinished, vi } from 'vitest';

interface PhoneOptions {
  /** The person's permission before, and their answer when they are asked. */
  readonly permission: NotificationPermission;
  readonly answer?: NotificationPermission;
  /** The server's key for which this browser has subscribed before. */
  readonly subscribedFor?: string;
}

/** A browser that shows messages and keeps files, as a phone does. It tells what is left in it. */
export function aPhone({ permission, answer = permission, subscribedFor }: PhoneOptions) {
  let key = subscribedFor;
  const kept = new Set(['shell-1']);
  const subscription = {
    get endpoint() {
      return `https://push.example/${key}`;
    },
    toJSON: () => ({ endpoint: `https://push.example/${key}`, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(async () => {
      key = undefined;
      return true;
    }),
  };
  const pushManager = {
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      if (key !== undefined && key !== applicationServerKey) throw new DOMException('Another key', 'InvalidStateError');
      key = applicationServerKey;
      return subscription;
    },
    getSubscription: async () => (key === undefined ? null : subscription),
  };
  let isRegistered = subscribedFor !== undefined;
  const registration = {
    pushManager,
    active: {},
    unregister: vi.fn(async () => {
      isRegistered = false;
    }),
  };
  const worker = Object.assign(new EventTarget(), {
    async register() {
      isRegistered = true;
      return registration;
    },
    getRegistration: async () => (isRegistered ? registration : undefined),
  });
  const notification = {
    permission,
    async requestPermission() {
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubEnv('PROD', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  onTestFinished(async () => {
    const { removeServiceWorker } = await import('#platform/service-worker/service-worker.ts');
    await removeServiceWorker();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  return {
    subscription,
    worker,
    left: () => ({ key, isRegistered, files: [...kept] }),
  };
}

/** The server's settings for everybody; they are for `aServer`. */
export const withKey = (webPushKey: string) => ({
  '/settings.json': () => ({
    oidc: { authority: 'https://idp.example', clientId: 'web', audience: 'api' },
    webPushKey,
  }),
});
