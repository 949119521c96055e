import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import { LoginError } from '#platform/session/login-error.ts';
import { sessionState } from '#platform/session/session-state.ts';
import { signIn } from '#platform/session/sign-in.ts';
import { useObservable } from '#platform/state/observable.ts';
import { FullScreenMessage } from '#ui/full-screen-message.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoginErrorScreen } from './login-error-screen.tsx';
import { StartFailed } from './start-failed.tsx';
import { ViewerGate } from './viewer-gate.tsx';

function SignedOutScreen() {
  return (
    <FullScreenMessage
      icon={<LogOut />}
      title={APP_TEXTS.signedOutTitle}
      actions={
        <Button variant="contained" size="large" onClick={() => signIn({ fresh: true })}>
          {APP_TEXTS.login}
        </Button>
      }
    >
      {APP_TEXTS.signedOut}
    </FullScreenMessage>
  );
}

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
        <StartFailed error={session.error} retry={() => void signIn()} />
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
