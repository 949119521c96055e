import Button from '@mui/material/Button';
import { CloudOff, RotateCw } from 'lucide-react';
import { BlankState } from './blank-state.tsx';
import { STATE_TEXTS } from './state-texts.ts';

interface FailedStateProps {
  /** "Die Agenturen konnten nicht geladen werden". */
  readonly title: string;
  /** What was thrown; its message is shown when it is one for people, that is when it knows its request. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isSmall?: boolean;
}

export function FailedState({ title, error, onRetry, isSmall = false }: FailedStateProps) {
  const { message, requestId } = told(error);
  return (
    <BlankState
      icon={<CloudOff />}
      tone="danger"
      title={title}
      isSmall={isSmall}
      detail={requestId && STATE_TEXTS.requestId(requestId)}
      actions={
        <Button variant={isSmall ? 'outlined' : 'contained'} startIcon={<RotateCw size={16} />} onClick={onRetry}>
          {STATE_TEXTS.retry}
        </Button>
      }
    >
      {message}
    </BlankState>
  );
}

/** Errors of the API carry a German sentence; any other error's message is not for people. */
function told(error: unknown): { message: string; requestId?: string | undefined } {
  const isOurs = error instanceof Error && 'requestId' in error;
  if (!isOurs) return { message: STATE_TEXTS.failed };
  return { message: error.message, requestId: error.requestId as string | undefined };
}
