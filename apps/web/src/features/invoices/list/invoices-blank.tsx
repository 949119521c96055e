import Button from '@mui/material/Button';
import { ReceiptEuro } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { BlankState } from '#ui/states/blank-state.tsx';
import { type Asked, FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { NoMatchState } from '#ui/states/no-match-state.tsx';
import { LIST_TEXTS as TEXTS } from '../invoice-texts.ts';

interface InvoicesBlankProps {
  readonly query: Asked;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

/** Why the list shows nothing. */
export function InvoicesBlank({ query, isNarrowed, onClear }: InvoicesBlankProps) {
  if (hasFailed(query)) return <FailedState title={TEXTS.failed} query={query} />;
  if (isNarrowed) return <NoMatchState onClear={onClear}>{TEXTS.noMatch}</NoMatchState>;
  return (
    <BlankState
      icon={<ReceiptEuro />}
      title={TEXTS.empty}
      actions={
        <>
          <Button variant="contained" href={linkTo('/invoice/create')}>
            {TEXTS.createLong}
          </Button>
          <Button variant="outlined" href={linkTo('/worklog_recording')}>
            {TEXTS.toBlocks}
          </Button>
        </>
      }
    >
      {TEXTS.emptyHint}
    </BlankState>
  );
}
