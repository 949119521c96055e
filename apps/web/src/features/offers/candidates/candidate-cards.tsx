import Box from '@mui/material/Box';
import { CandidateCard } from './candidate-card.tsx';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';
import type { Candidate } from './candidates-query.ts';
import { useCandidateRows } from './use-candidate-rows.ts';

/** The candidates on phones. */
export function CandidateCards({ candidates }: { readonly candidates: readonly Candidate[] }) {
  const { list, row, toggle } = useCandidateRows<HTMLUListElement>(candidates);
  return (
    <Box component="ul" aria-label={CANDIDATE_TEXTS.title} {...list} sx={LIST}>
      {candidates.map((candidate) => (
        <CandidateCard
          key={candidate.id}
          candidate={candidate}
          row={row(candidate.id)}
          onToggle={(range) => toggle(candidate.id, range)}
        />
      ))}
    </Box>
  );
}

const LIST = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 } as const;
