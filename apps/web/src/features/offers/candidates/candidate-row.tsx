import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { Crown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { formatDaysAgo } from '#ui/format/german-since.ts';
import { Cut, Quiet, Row } from '#ui/layout.tsx';
import { Rating } from '#ui/rating.tsx';
import { useCockpit } from '../cockpit.ts';
import { Mark } from '../lanes/mark.tsx';
import { fullName } from '../selection.ts';
import { usePlaces, WaveTag } from '../waves/wave-tag.tsx';
import { AREAS, NARROW } from './candidate-grid.ts';
import { CandidateSteps } from './candidate-steps.tsx';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';
import { type Candidate, canBeOffered } from './candidates-query.ts';
import { Obstacles } from './obstacles.tsx';
import { WeekHours } from './week-hours.tsx';

export interface CandidateRowProps {
  readonly candidate: Candidate;
  readonly today: string;
  readonly row: ComponentProps<'tr'>;
  readonly onToggle: (range: boolean) => void;
}

export function CandidateRow({ candidate, today, row, onToggle }: CandidateRowProps) {
  const { selection, mayBook } = useCockpit();
  const { placeOf, waveOf } = usePlaces();
  const { id, lastWorkedOn, rank } = candidate;
  const name = fullName(candidate);
  const isChosen = selection.has('CANDIDATES', id);
  return (
    <Box component="tr" {...row} aria-selected={isChosen} data-quiet={!canBeOffered(candidate)}>
      {mayBook && (
        <Box component="td" sx={AREAS.choice}>
          <Checkbox
            size="small"
            checked={isChosen}
            disabled={!canBeOffered(candidate)}
            onClick={({ shiftKey }) => onToggle(shiftKey)}
            slotProps={{ input: { 'aria-label': CANDIDATE_TEXTS.select(name) } }}
          />
        </Box>
      )}
      <Box component="td" sx={AREAS.rank}>
        <Row justify="space-between" sx={RANK}>
          <span>{placeOf(rank)}</span>
          <Avatar name={name} size={24} />
        </Row>
      </Box>
      <Box component="td" sx={AREAS.name}>
        <Row gap={0.5}>
          <Link
            href={linkTo('/target_user/$targetUserId', { targetUserId: id })}
            underline="hover"
            sx={{ color: 'inherit', fontWeight: 500, minWidth: 0 }}
          >
            <Cut>{name}</Cut>
          </Link>
          {candidate.isDeployableAsTeamLeader && <Mark icon={Crown} label={CANDIDATE_TEXTS.teamLeader} />}
        </Row>
      </Box>
      <Box component="td" sx={AREAS.rating}>
        <Rating rating={candidate.effectiveRating} count={candidate.assessmentCount} />
      </Box>
      <Box component="td" sx={AREAS.hours}>
        <WeekHours {...candidate} />
      </Box>
      <Box component="td" sx={{ ...AREAS.last, color: 'text.secondary' }}>
        {lastWorkedOn ? formatDaysAgo(lastWorkedOn, today) : CANDIDATE_TEXTS.never}
      </Box>
      <Box component="td" sx={AREAS.standing}>
        <Row gap={1} align="flex-end">
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Standing candidate={candidate} />
          </Box>
          <WaveTag number={waveOf(rank)} />
        </Row>
      </Box>
      {mayBook && (
        <Box component="td" sx={AREAS.steps}>
          <Row gap={0.5} align="stretch" justify="flex-end" sx={STEPS}>
            <CandidateSteps candidate={candidate} />
          </Row>
        </Box>
      )}
    </Box>
  );
}

/** Why somebody stands where they stand; whom no wave would ask has something else to be known of them. */
export function Standing({ candidate }: { readonly candidate: Candidate }) {
  if (candidate.rankingReason === null || candidate.warnings.length > 0) return <Obstacles {...candidate} />;
  return (
    <Quiet size="caption" sx={{ lineHeight: '16px' }}>
      {candidate.rankingReason}
    </Quiet>
  );
}

const RANK = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums', fontSize: '0.8125rem' } as const;
const STEPS = { whiteSpace: 'nowrap', [NARROW]: { '& > :nth-of-type(2)': { display: 'none' } } } as const;
