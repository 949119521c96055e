import { Users } from 'lucide-react';
import { BlankState } from '#ui/states/blank-state.tsx';
import { type Asked, FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { NoMatchState } from '#ui/states/no-match-state.tsx';
import { InviteButton } from './invite-button.tsx';
import { LIST_TEXTS } from './list-texts.ts';

interface TargetUsersBlankProps {
  readonly query: Asked;
  readonly isNarrowed: boolean;
  /** How many there are without filters. */
  readonly total: number;
  readonly onClear: () => void;
}

/** Why the list shows nothing. */
export function TargetUsersBlank({ query, isNarrowed, total, onClear }: TargetUsersBlankProps) {
  if (hasFailed(query)) return <FailedState title={LIST_TEXTS.failed} query={query} />;
  if (isNarrowed && total > 0) {
    return <NoMatchState onClear={onClear}>{LIST_TEXTS.noMatch(LIST_TEXTS.workers(total))}</NoMatchState>;
  }
  return (
    <BlankState icon={<Users />} title={LIST_TEXTS.empty} actions={<InviteButton />}>
      {LIST_TEXTS.emptyHint}
    </BlankState>
  );
}
