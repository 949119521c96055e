import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Crown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { CARD, Cut, Quiet } from '#ui/layout.tsx';
import { Rating } from '#ui/rating.tsx';
import { tint } from '#ui/tokens.ts';
import { useCockpit } from '../cockpit.ts';
import { Mark } from '../lanes/mark.tsx';
import { SelectMark } from '../select-mark.tsx';
import { fullName } from '../selection.ts';
import { usePlaces, WaveTag } from '../waves/wave-tag.tsx';
import { Standing } from './candidate-row.tsx';
import { CandidateSteps } from './candidate-steps.tsx';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';
import { type Candidate, canBeOffered } from './candidates-query.ts';
import { WeekHours } from './week-hours.tsx';

interface CandidateCardProps {
  readonly candidate: Candidate;
  readonly row: ComponentProps<'li'>;
  readonly onToggle: (range: boolean) => void;
}

/** A candidate on phones. */
export function CandidateCard({ candidate, row, onToggle }: CandidateCardProps) {
  const { selection, mayBook } = useCockpit();
  const { placeOf, waveOf } = usePlaces();
  const name = fullName(candidate);
  const isChosen = selection.has('CANDIDATES', candidate.id);
  return (
    <Box component="li" {...row} data-chosen={isChosen} sx={ITEM}>
      <SelectMark
        name={name}
        label={CANDIDATE_TEXTS.select(name)}
        isChosen={isChosen}
        isShown={mayBook}
        isOff={!mayBook || !canBeOffered(candidate)}
        onToggle={onToggle}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.25 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {candidate.rank !== null && <Quiet>{placeOf(candidate.rank)}</Quiet>}
          <Link
            href={linkTo('/target_user/$targetUserId', { targetUserId: candidate.id })}
            underline="none"
            sx={{ color: 'inherit', fontWeight: 600, minWidth: 0 }}
          >
            <Cut>{name}</Cut>
          </Link>
          {candidate.isDeployableAsTeamLeader && <Mark icon={Crown} label={CANDIDATE_TEXTS.teamLeader} />}
          <Box component="span" sx={{ ml: 'auto', flex: 'none' }}>
            <WaveTag number={waveOf(candidate.rank)} />
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, typography: 'body2' }}>
          <Rating rating={candidate.effectiveRating} count={candidate.assessmentCount} />
          <WeekHours {...candidate} />
        </Box>
        <Standing candidate={candidate} />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <CandidateSteps candidate={candidate} />
        </Box>
      </Box>
    </Box>
  );
}

const ITEM = {
  ...CARD,
  minWidth: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  '&[data-chosen=true]': { bgcolor: tint(6) },
} as const;
