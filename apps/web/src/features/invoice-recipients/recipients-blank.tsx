import Button from '@mui/material/Button';
import { BookUser } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { BlankState } from '#ui/states/blank-state.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { NoMatchState } from '#ui/states/no-match-state.tsx';
import { LIST_TEXTS } from './invoice-recipient-texts.ts';
import { RECIPIENT_TITLES } from './invoice-recipient-titles.ts';

interface RecipientsBlankProps {
  readonly error: Error | null;
  readonly search: string;
  readonly onClear: () => void;
  readonly onRetry: () => void;
}

/** Why the list shows nothing. */
export function RecipientsBlank({ error, search, onClear, onRetry }: RecipientsBlankProps) {
  if (error) return <FailedState title={LIST_TEXTS.failed} error={error} onRetry={onRetry} />;
  if (search) return <NoMatchState onClear={onClear}>{LIST_TEXTS.noMatch(search)}</NoMatchState>;
  return (
    <BlankState
      icon={<BookUser />}
      title={LIST_TEXTS.empty}
      actions={
        <Button variant="contained" href={linkTo('/invoice_recipient/create')}>
          {RECIPIENT_TITLES.create}
        </Button>
      }
    >
      {LIST_TEXTS.emptyHint}
    </BlankState>
  );
}
