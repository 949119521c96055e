import '#platform/settings/no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchInstall } from '#platform/install/install.ts';
import { arrive } from '#platform/native/arrival.ts';
import { followNotifications } from '#platform/service-worker/follow-notifications.ts';
import { keepTokenFresh } from '#platform/session/access-token.ts';
import { keepPageWhile } from '#platform/session/expiry.ts';
import { heading } from '#platform/session/heading.ts';
import { followLogout } from '#platform/session/logout.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { hasUnsavedInput } from '#ui/unsaved/unsaved-input.ts';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { expectPage } from './expect-page.ts';
import { publicPageAt } from './features.ts';
import { Providers } from './providers.tsx';
import { PublicScreen } from './public-screen.tsx';

/** Shows the app, whatever the session has come to meanwhile. */
export function showApp(into: Element): void {
  const publicPage = publicPageAt(window.location.pathname);
  if (!publicPage) void expectPage(heading.get());

  createRoot(into).render(
    <StrictMode>
      <Providers>
        <ErrorBoundary>{publicPage ? <PublicScreen page={publicPage} /> : <App />}</ErrorBoundary>
      </Providers>
    </StrictMode>,
  );

  // Who only follows a link from a mail is not asked to sign in.
  if (publicPage) return;
  followLogout();
  keepTokenFresh();
  keepPageWhile(hasUnsavedInput);
  if (currentPlatform() === 'web-app') watchInstall();
  // From the first moment: a tap on a message may be what has opened the app.
  followNotifications(arrive);
}
