import { UsersRound } from 'lucide-react';
import { BlankState } from '#ui/states/blank-state.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { NoMatchState } from '#ui/states/no-match-state.tsx';
import { LIST_TEXTS } from './tenant-user-texts.ts';

interface OfficeBlankProps {
  readonly error: Error | null;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly onRetry: () => void;
}

/** Why the list shows nothing. */
export function OfficeBlank({ error, isFiltered, onClear, onRetry }: OfficeBlankProps) {
  if (error) return <FailedState title={LIST_TEXTS.failed} error={error} onRetry={onRetry} />;
  if (isFiltered) return <NoMatchState onClear={onClear}>{LIST_TEXTS.noMatch}</NoMatchState>;
  return (
    <BlankState icon={<UsersRound />} title={LIST_TEXTS.empty}>
      {LIST_TEXTS.emptyHint}
    </BlankState>
  );
}
