import Button from '@mui/material/Button';
import { BookUser } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { BlankState } from '#ui/states/blank-state.tsx';
import { type Asked, FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { NoMatchState } from '#ui/states/no-match-state.tsx';
import { LIST_TEXTS } from './invoice-recipient-texts.ts';
import { RECIPIENT_TITLES } from './invoice-recipient-titles.ts';

interface RecipientsBlankProps {
  readonly query: Asked;
  readonly search: string;
  readonly onClear: () => void;
}

/** Why the list shows nothing. */
export function RecipientsBlank({ query, search, onClear }: RecipientsBlankProps) {
  if (hasFailed(query)) return <FailedState title={LIST_TEXTS.failed} query={query} />;
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
