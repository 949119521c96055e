import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import { signIn } from '#platform/session/sign-in.ts';
import { FullScreenMessage } from '#ui/full-screen-message.tsx';
import { APP_TEXTS } from './app-texts.ts';

export function SignedOutScreen() {
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
