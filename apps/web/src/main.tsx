import '#platform/settings/no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { ErrorBoundary } from '#app/error-boundary.tsx';
import { publicPageAt } from '#app/features.ts';
import { Providers } from '#app/providers.tsx';
import { PublicScreen } from '#app/public-screen.tsx';
import { watchInstall } from '#platform/install/install.ts';
import { keepTokenFresh } from '#platform/session/access-token.ts';
import { keepPageWhile } from '#platform/session/expiry.ts';
import { followLogout, signInAnew } from '#platform/session/logout.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { reloadWhenRestored } from '#platform/session/session-state.ts';
import { hasUnsavedInput } from '#ui/unsaved/unsaved-input.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root element');

function begin(into: Element): void {
  const publicPage = publicPageAt(window.location.pathname);

  createRoot(into).render(
    <StrictMode>
      <Providers>
        <ErrorBoundary>{publicPage ? <PublicScreen page={publicPage} /> : <App />}</ErrorBoundary>
      </Providers>
    </StrictMode>,
  );

  // Who only follows a link from a mail is not asked to sign in.
  if (!publicPage) {
    followLogout();
    reloadWhenRestored();
    keepTokenFresh();
    keepPageWhile(hasUnsavedInput);
    if (currentPlatform() === 'web-app') watchInstall();
    void signInAnew();
  }
}

if (currentPlatform() === 'web-app') begin(root);
else import('#platform/native/start-native.ts').then(({ startNative }) => startNative()).finally(() => begin(root));
