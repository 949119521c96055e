import { isPublic } from '#platform/navigation/public-paths.ts';
import { beginTransaction, type Discovered } from '#platform/session/login-transaction.ts';
import { loginUrl } from '#platform/session/login-url.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { CALLBACK_PATH, safeReturnPath } from '#platform/session/return-path.ts';
import { toldByPage } from '#platform/session/told-by-page.ts';
import { unfinishedLogout } from '#platform/session/unfinished-logout.ts';
import { sayNotLoaded, watchScripts } from './say-not-loaded.ts';

/*
 * Stands in the page itself: a browser knows nobody when it opens one, so it is off to the provider before any file has come. Whatever
 * is not that simple is left to `main.ts`.
 */
watchScripts();
const { pathname, href, origin } = window.location;
const isSimple =
  currentPlatform() === 'web-app' && !isPublic(pathname) && pathname !== CALLBACK_PATH && !unfinishedLogout.isThere();
const told = isSimple ? toldByPage() : undefined;

async function leave(told: Discovered): Promise<void> {
  document.documentElement.dataset['leaves'] = '';
  const transaction = beginTransaction(safeReturnPath(href.slice(origin.length), origin), told);
  window.location.replace(await loginUrl(transaction, origin));
}

if (told) leave(told).catch(sayNotLoaded);
