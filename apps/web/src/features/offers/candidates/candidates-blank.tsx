import { Users } from 'lucide-react';
import { BlankState } from '#ui/states/blank-state.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { NoMatchState } from '#ui/states/no-match-state.tsx';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';

interface CandidatesBlankProps {
  readonly error: Error | null;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  readonly onRetry: () => void;
}

/** Why nobody is listed. */
export function CandidatesBlank({ error, isNarrowed, onClear, onRetry }: CandidatesBlankProps) {
  if (error) return <FailedState title={CANDIDATE_TEXTS.failed} error={error} onRetry={onRetry} />;
  if (isNarrowed) return <NoMatchState onClear={onClear}>{CANDIDATE_TEXTS.noMatch}</NoMatchState>;
  return (
    <BlankState icon={<Users />} title={CANDIDATE_TEXTS.empty}>
      {CANDIDATE_TEXTS.emptyHint}
    </BlankState>
  );
}
