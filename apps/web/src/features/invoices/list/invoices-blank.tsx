import Button from '@mui/material/Button';
import { ReceiptEuro } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { BlankState } from '#ui/states/blank-state.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { NoMatchState } from '#ui/states/no-match-state.tsx';
import { LIST_TEXTS as TEXTS } from '../invoice-texts.ts';

interface InvoicesBlankProps {
  readonly error: Error | null;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  readonly onRetry: () => void;
}

/** Why the list shows nothing. */
export function InvoicesBlank({ error, isNarrowed, onClear, onRetry }: InvoicesBlankProps) {
  if (error) return <FailedState title={TEXTS.failed} error={error} onRetry={onRetry} />;
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
