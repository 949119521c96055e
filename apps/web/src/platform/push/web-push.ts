import { attempts } from '#platform/attempts/attempts.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { log } from '#platform/log/log.ts';
import { registerServiceWorker } from '#platform/service-worker/service-worker.ts';
import { loadSettings } from '#platform/settings/settings.ts';
import { pushAbility } from './push-ability.ts';

const registerWebPush = defineCommand({
  document: graphql(`
    mutation RegisterWebPush($subscription: WebPushSubscriptionInput!) {
      registerWebPush(subscription: $subscription)
    }
  `),
  isRepeatable: true,
});

const unregisterWebPush = defineCommand({
  document: graphql(`
    mutation UnregisterWebPush($endpoint: String!) {
      unregisterWebPush(endpoint: $endpoint)
    }
  `),
  isRepeatable: true,
});

/** To be called from a tap: browsers ask the person only then. Answers whether news will be shown here. */
export async function subscribeToPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  return renewSubscription();
}

/** Tells the server where this browser is reached, which browsers may change at any time. */
export async function renewSubscription(): Promise<boolean> {
  if (pushAbility() !== 'granted') return false;
  const [{ webPushKey }, registration] = await Promise.all([loadSettings(), registerServiceWorker()]);
  if (!webPushKey || !registration) return false;
  const subscription = await subscribe(await ready(registration), webPushKey);
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) return false;
  await attempts.run(registerWebPush, { subscription: { endpoint, keys: { p256dh, auth } } });
  return true;
}

const ready = async (registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> =>
  registration.active ? registration : navigator.serviceWorker.ready;

async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch (cause) {
    // The server has another key than it had when this browser subscribed.
    const old = await pushManager.getSubscription();
    if (!old) throw cause;
    await old.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}

const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

export const isSubscribedToPush = async (): Promise<boolean> =>
  pushAbility() === 'granted' && (await currentSubscription()) !== null;

/** At the end of a session: what comes later is not for whoever holds the device then. */
export async function endSubscription(): Promise<void> {
  if (pushAbility() !== 'granted') return;
  const subscription = await currentSubscription();
  if (!subscription) return;
  await attempts
    .run(unregisterWebPush, { endpoint: subscription.endpoint })
    .catch((cause) => log.warn('The server could not be told of the end of push messages', cause));
  await subscription.unsubscribe();
}
