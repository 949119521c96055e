import { log } from '#platform/log/log.ts';
import { container } from './container.ts';

const SCRIPT = '/service-worker.js';

/** The page's policy lets no other script be started. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}
let address: string | undefined;
/** Made once: a policy of the same name is refused when a registration that failed is tried again. */
function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  address ??=
    trustedTypes?.createPolicy('service-worker', { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT) ?? SCRIPT;
  return address;
}

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Lets the app start without a network, and be told of news while it is closed. Answers nothing where that can't be had. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  registering ??= register().catch((cause) => {
    log.warn('There is no service worker', cause);
    registering = undefined;
    return undefined;
  });
  return registering;
}

const register = async () => container()?.register(trusted(), { updateViaCache: 'none' });

/** Leaves nothing of the app behind in this browser. A subscription to push messages ends with it. */
export async function removeServiceWorker(): Promise<void> {
  registering = undefined;
  await (await container()?.getRegistration())?.unregister();
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
