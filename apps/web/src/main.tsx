import '#platform/settings/no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { ErrorBoundary } from '#app/error-boundary.tsx';
import { Providers } from '#app/providers.tsx';
import { keepTokenFresh } from '#platform/session/access-token.ts';
import { followLogout } from '#platform/session/logout.ts';
import { reloadWhenRestored } from '#platform/session/session-state.ts';
import { signIn } from '#platform/session/sign-in.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root element');

createRoot(root).render(
  <StrictMode>
    <Providers>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </Providers>
  </StrictMode>,
);

followLogout();
reloadWhenRestored();
keepTokenFresh();
void signIn();
