import { App } from '@capacitor/app';
import { Browser } from '@capacitor/browser';
import { log } from '#platform/log/log.ts';
import { APP_ADDRESS } from '#platform/session/leave.ts';
import { sessionState } from '#platform/session/session-state.ts';
import { arrive } from './arrival.ts';
import { closeTopmost } from './back-button.ts';
import { arrivalAt, createLaunch } from './links.ts';
import { hearPushes } from './push.ts';
import { serverOrigin } from './server-address.ts';

const warn = (cause: unknown): void => log.warn('The phone did not do it', cause);

/** A window keeps its name from page to page. */
const RUNNING = {
  read: () => window.name,
  write: (text: string) => {
    window.name = text;
  },
};

/** Joins the page to the phone: to be called before the page looks at its own address. */
export async function startNative(): Promise<void> {
  try {
    const launch = createLaunch(RUNNING, Date.now);
    const link = launch.take((await App.getLaunchUrl())?.url);
    const path = link && arrivalAt(link, serverOrigin());
    if (path) window.history.replaceState(null, '', path);
    await Promise.all([
      App.addListener('appUrlOpen', ({ url }) => {
        if (!launch.isEcho(url)) follow(url);
      }),
      App.addListener('backButton', ({ canGoBack }) => goBack(canGoBack)),
      hearPushes(arrive),
    ]);
  } catch (cause) {
    // Without its phone the app is still a web app.
    warn(cause);
  }
}

function follow(url: string): void {
  const path = arrivalAt(url, serverOrigin());
  if (path === undefined) return;
  if (new URL(url).protocol !== APP_ADDRESS) arrive(path);
  // Back from the provider. Who is at work here has not been there: somebody else has opened the link.
  else if (sessionState.get().status !== 'signed-in') {
    Browser.close().catch(warn);
    window.location.replace(path);
  }
}

/** Android's button: closes what is open, else leads back, and at the beginning out of the app. */
function goBack(canGoBack: boolean): void {
  if (closeTopmost(document)) return;
  if (canGoBack) window.history.back();
  else App.minimizeApp().catch(warn);
}
