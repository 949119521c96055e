import Button from '@mui/material/Button';
import { CalendarDays, CircleCheck } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { BlankState } from '#ui/states/blank-state.tsx';
import { type Asked, FailedState } from '#ui/states/failed-state.tsx';
import { NoMatchState } from '#ui/states/no-match-state.tsx';
import { PAGE_TEXTS as TEXTS } from './billing-run-texts.ts';

interface RunBlankProps {
  readonly why: 'failed' | 'noDay' | 'empty' | 'noMatch';
  readonly query: Asked;
  readonly until: string;
  readonly onClear: () => void;
}

/** Why there is nothing to choose from. */
export function RunBlank({ why, query, until, onClear }: RunBlankProps) {
  if (why === 'failed') return <FailedState title={TEXTS.failed} query={query} />;
  if (why === 'noMatch') return <NoMatchState onClear={onClear}>{TEXTS.noMatch}</NoMatchState>;
  if (why === 'noDay') {
    return (
      <BlankState icon={<CalendarDays />} title={TEXTS.noDay}>
        {TEXTS.noDayHint}
      </BlankState>
    );
  }
  return (
    <BlankState
      icon={<CircleCheck />}
      title={TEXTS.empty}
      actions={
        <Button variant="outlined" href={linkTo('/worklog_recording')}>
          {TEXTS.toBlocks}
        </Button>
      }
    >
      {TEXTS.emptyHint(formatDay(until))}
    </BlankState>
  );
}
