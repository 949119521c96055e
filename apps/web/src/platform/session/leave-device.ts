import { log } from '#platform/log/log.ts';
import { unregisterPush } from '#platform/native/push.ts';
import { endSubscription } from '#platform/push/web-push.ts';
import { removeServiceWorker } from '#platform/service-worker/service-worker.ts';
import { currentPlatform } from './platform.ts';

/** At the end of a session, while the server still knows us: no more messages come to this device, and no file stays. */
export async function leaveDevice(): Promise<void> {
  if (currentPlatform() === 'mobile-app') return unregisterPush();
  // The subscription ends with the service worker at the latest.
  await endSubscription().catch((cause) => log.warn('Push messages could not be ended', cause));
  await removeServiceWorker();
}
