import Button from '@mui/material/Button';
import { CloudOff, RotateCw } from 'lucide-react';
import { BlankState } from './blank-state.tsx';
import { STATE_TEXTS } from './state-texts.ts';

/** The parts of a query that tell how its loading went. */
export interface Asked {
  readonly data: unknown;
  /** Its message is shown when it is one for people, that is when it knows its request. */
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Data that could not be renewed stays on the screen, so only a query without any has failed. */
export const hasFailed = ({ data, error }: Asked): boolean => Boolean(error) && data === undefined;

interface FailedStateProps {
  /** "Die Agenturen konnten nicht geladen werden". */
  readonly title: string;
  readonly query: Asked;
  readonly isSmall?: boolean;
}

/** Says that loading failed and offers to try again; nothing where it did not fail. */
export function FailedState({ title, query, isSmall = false }: FailedStateProps) {
  if (!hasFailed(query)) return null;
  const { message, requestId } = told(query.error);
  return (
    <BlankState
      icon={<CloudOff />}
      tone="danger"
      title={title}
      isSmall={isSmall}
      detail={requestId && STATE_TEXTS.requestId(requestId)}
      actions={
        <Button
          variant={isSmall ? 'outlined' : 'contained'}
          startIcon={<RotateCw size={16} />}
          onClick={() => void query.refetch()}
        >
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
