import { log } from '#platform/log/log.ts';
import { observable } from '#platform/state/observable.ts';

/** Chromium's event while the app could be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** How the app comes to the home screen: by a question of the browser, or by the person's own hand. */
export type InstallWay = 'asked' | 'by-hand' | undefined;

let offered: InstallEvent | undefined;
export const installWay = observable<InstallWay>(undefined);

const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Only there does Safari know `standalone`; it never asks by itself, and shows no notifications before. */
const isIos = (): boolean => 'standalone' in navigator;

/** Browsers offer it once, early: to be listened for from the start. */
export function watchInstall(signal: AbortSignal = new AbortController().signal): void {
  if (isInstalled()) return;
  if (isIos()) installWay.set('by-hand');
  const ask = (event: Event) => {
    // The app asks itself, when it has something to show for it.
    event.preventDefault();
    offered = event as InstallEvent;
    installWay.set('asked');
  };
  window.addEventListener('beforeinstallprompt', ask, { signal });
  window.addEventListener('appinstalled', () => installWay.set(undefined), { signal });
}

/** Answers whether the person agreed; the browser asks only once for each offer. */
export async function askToInstall(): Promise<boolean> {
  try {
    return (await offered?.prompt())?.outcome === 'accepted';
  } catch (cause) {
    log.warn('The browser does not ask to install the app', cause);
    return false;
  } finally {
    offered = undefined;
    installWay.set(undefined);
  }
}
