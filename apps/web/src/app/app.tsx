import { LoginError } from '#platform/session/login-error.ts';
import { sessionState } from '#platform/session/session-state.ts';
import { signIn } from '#platform/session/sign-in.ts';
import { useObservable } from '#platform/state/observable.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadErrorScreen } from './load-error-screen.tsx';
import { LoginErrorScreen } from './login-error-screen.tsx';
import { SignedOutScreen } from './signed-out-screen.tsx';
import { ViewerGate } from './viewer-gate.tsx';

/** What the person sees, from the state of their session. */
export function App() {
  const session = useObservable(sessionState);
  switch (session.status) {
    case 'starting':
      return <LoadingScreen text={APP_TEXTS.beingAuthenticated} />;
    case 'leaving':
      return <LoadingScreen text={APP_TEXTS.beingRedirected} />;
    case 'failed':
      return session.error instanceof LoginError ? (
        <LoginErrorScreen error={session.error} />
      ) : (
        <LoadErrorScreen error={session.error} retry={() => void signIn()} />
      );
    case 'signed-out':
      return <SignedOutScreen />;
    case 'signed-in':
      // Beneath the switch, so that a crashed screen can still be left by signing out.
      return (
        <ErrorBoundary>
          <ViewerGate />
        </ErrorBoundary>
      );
  }
}
