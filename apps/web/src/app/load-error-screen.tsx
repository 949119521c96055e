import Button from '@mui/material/Button';
import { CloudOff, RotateCw } from 'lucide-react';
import { ApiError } from '#platform/graphql/api-error.ts';
import { LoginError } from '#platform/session/login-error.ts';
import { StartError } from '#platform/viewer/viewer-query.ts';
import { FullScreenMessage } from '#ui/full-screen-message.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { LogoutButton } from './logout-button.tsx';

export function LoadErrorScreen({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <FullScreenMessage
      icon={<CloudOff />}
      tone="danger"
      title={APP_TEXTS.loadFailedTitle}
      detail={requestId && APP_TEXTS.requestId(requestId)}
      actions={
        <>
          <Button variant="contained" size="large" startIcon={<RotateCw size={18} />} onClick={retry}>
            {APP_TEXTS.reload}
          </Button>
          <LogoutButton />
        </>
      }
    >
      {sentenceOf(error)}
    </FullScreenMessage>
  );
}

/** Only our own errors carry sentences for people. */
function sentenceOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof StartError) return error.message;
  return error instanceof LoginError ? APP_TEXTS.loginFailed(error.message) : APP_TEXTS.somethingWrong;
}
