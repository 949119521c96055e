import Button from '@mui/material/Button';
import { CloudOff } from 'lucide-react';
import type { LoginError } from '#platform/session/login-error.ts';
import { signIn } from '#platform/session/sign-in.ts';
import { FullScreenMessage } from '#ui/full-screen-message.tsx';
import { APP_TEXTS, LOGIN_ERROR_HINTS } from './app-texts.ts';
import { LogoutButton } from './logout-button.tsx';

/** Nothing here happens by itself: a login that fails again and again must not spin. */
export function LoginErrorScreen({ error }: { error: LoginError }) {
  return (
    <FullScreenMessage
      icon={<CloudOff />}
      tone="danger"
      title={APP_TEXTS.loginFailedTitle}
      detail={LOGIN_ERROR_HINTS[error.code]}
      actions={
        <>
          <Button variant="contained" size="large" onClick={() => signIn({ fresh: true })}>
            {APP_TEXTS.loginAgain}
          </Button>
          <LogoutButton />
        </>
      }
    >
      {APP_TEXTS.loginFailed(error.message)}
    </FullScreenMessage>
  );
}
