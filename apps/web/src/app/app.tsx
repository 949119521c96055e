import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import { HANDOVER_PATH, isExpired } from '#platform/session/expiry.ts';
import { LoginError } from '#platform/session/login-error.ts';
import { signInAnew } from '#platform/session/logout.ts';
import { sessionState } from '#platform/session/session-state.ts';
import { signIn } from '#platform/session/sign-in.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import { FullScreenMessage } from '#ui/full-screen-message.tsx';
import { later } from '#ui/later/later.tsx';
import { LoadingScreen } from '#ui/loading-indicator.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoginErrorScreen } from './login-error-screen.tsx';
import { StartFailed } from './start-failed.tsx';
import { ViewerGate } from './viewer-gate.tsx';

const SignInAgain = later(async () => (await import('./sign-in-again.tsx')).SignInAgain, { Failed: () => null });
const HandedOver = later(async () => (await import('./handed-over.tsx')).HandedOver, { Failed: () => null });

function SignedOutScreen({ isHalf }: { readonly isHalf: boolean }) {
  if (isHalf)
    return (
      <FullScreenMessage
        icon={<LogOut />}
        tone="danger"
        title={APP_TEXTS.halfSignedOutTitle}
        actions={
          <Button variant="contained" size="large" onClick={() => signInAnew()}>
            {APP_TEXTS.finishLogout}
          </Button>
        }
      >
        {APP_TEXTS.halfSignedOut}
      </FullScreenMessage>
    );
  return (
    <FullScreenMessage
      icon={<LogOut />}
      title={APP_TEXTS.signedOutTitle}
      actions={
        <Button variant="contained" size="large" onClick={() => signInAnew({ fresh: true })}>
          {APP_TEXTS.login}
        </Button>
      }
    >
      {APP_TEXTS.signedOut}
    </FullScreenMessage>
  );
}

/** The view of the person, from the state of their session. */
export function App() {
  const session = useObservable(sessionState);
  const mustSignInAgain = useObservable(isExpired);
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
      return <SignedOutScreen isHalf={session.isHalf} />;
    case 'signed-in':
      if (window.location.pathname === HANDOVER_PATH) return <HandedOver />;
      // Beneath the switch, so that a crashed screen can still be left by signing out.
      return (
        <>
          <ErrorBoundary>
            <ViewerGate />
          </ErrorBoundary>
          {mustSignInAgain && <SignInAgain />}
        </>
      );
  }
}
