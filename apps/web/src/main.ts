import { log } from '#platform/log/log.ts';
import { isPublic } from '#platform/navigation/public-paths.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { CALLBACK_PATH } from '#platform/session/return-path.ts';
import { onSignedIn, reloadWhenRestored, sessionState } from '#platform/session/session-state.ts';
import { signIn } from '#platform/session/sign-in.ts';
import { fetchStartFiles } from '#platform/session/start-files.ts';
import { tokenStore } from '#platform/session/tokens.ts';
import { unfinishedLogout } from '#platform/session/unfinished-logout.ts';
import { askAhead } from '#platform/viewer/who-it-is.ts';
import { sayNotLoaded } from './say-not-loaded.ts';

/*
 * The start, small on purpose: whoever is on the way to the identity provider does not wait for the app's code, and whoever
 * comes back is signed in while it loads.
 */
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root element');

let shown: Promise<void> | undefined;
function show(into: Element): Promise<void> {
  shown ??= import('#app/root.tsx').then(
    ({ showApp }) => showApp(into),
    (cause) => {
      log.warn('The app could not be loaded', cause);
      sayNotLoaded();
    },
  );
  return shown;
}

async function enter(): Promise<void> {
  if (unfinishedLogout.isThere()) return (await import('#platform/session/logout.ts')).signInAnew();
  return signIn();
}

async function begin(into: Element): Promise<void> {
  if (isPublic(window.location.pathname)) return show(into);
  reloadWhenRestored();
  // The first to hear of it: before any screen asks by itself.
  onSignedIn(askAhead);
  // The page itself has begun to leave: `leave-at-once.ts`.
  if ('leaves' in document.documentElement.dataset) return sessionState.set({ status: 'leaving' });
  const leaves = !tokenStore.read() && window.location.pathname !== CALLBACK_PATH;
  const entering = enter();
  if (leaves) await entering;
  // There is something to be seen unless the browser is about to show the provider.
  if (sessionState.get().status !== 'leaving') {
    fetchStartFiles();
    await show(into);
  } else sessionState.subscribe(() => void show(into));
  await entering;
}

async function start(into: Element): Promise<void> {
  if (currentPlatform() === 'mobile-app') {
    const { startNative } = await import('#platform/native/start-native.ts');
    await startNative();
  }
  await begin(into);
}

// Not awaited: the app's files stand on this one, and would wait for its end.
start(root).catch((cause) => log.warn('The app could not begin', cause));
