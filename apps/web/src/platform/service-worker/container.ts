import { currentPlatform } from '#platform/session/platform.ts';

/** Absent on pages without https, in old browsers, and in the app on a phone, which has its files with it. */
export const container = (): ServiceWorkerContainer | undefined =>
  currentPlatform() === 'web-app' && import.meta.env.PROD ? navigator.serviceWorker : undefined;
