import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { Crown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Cut } from '#ui/cut.tsx';
import { formatDaysAgo } from '#ui/format/german-since.ts';
import { Rating } from '#ui/rating.tsx';
import { useCockpit } from '../cockpit.ts';
import { Mark } from '../lanes/mark.tsx';
import { fullName } from '../person.ts';
import { usePlaces, WaveTag } from '../waves/wave-tag.tsx';
import { canBeOffered } from './candidate.ts';
import { CandidateSteps } from './candidate-steps.tsx';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';
import type { Candidate } from './candidates-query.ts';
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
    <Box component="tr" {...row} aria-selected={isChosen} sx={ROW} data-quiet={!canBeOffered(candidate)}>
      {mayBook && (
        <Box component="td" sx={{ pr: '0 !important' }}>
          <Checkbox
            size="small"
            checked={isChosen}
            disabled={!canBeOffered(candidate)}
            onClick={({ shiftKey }) => onToggle(shiftKey)}
            slotProps={{ input: { 'aria-label': CANDIDATE_TEXTS.select(name) } }}
            sx={{ ml: -1 }}
          />
        </Box>
      )}
      <Box component="td" sx={NAME}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component="span" sx={RANK}>
            {placeOf(rank)}
          </Box>
          <Avatar name={name} size={24} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Link
                href={linkTo('/target_user/$targetUserId', { targetUserId: id })}
                underline="hover"
                sx={{ color: 'inherit', fontWeight: 500, minWidth: 0 }}
              >
                <Cut>{name}</Cut>
              </Link>
              <Box component="span" sx={{ flex: 'none' }}>
                <Rating rating={candidate.effectiveRating} count={candidate.assessmentCount} />
              </Box>
              {candidate.isDeployableAsTeamLeader && <Mark icon={Crown} label={CANDIDATE_TEXTS.teamLeader} />}
            </Box>
            <Standing candidate={candidate} />
          </Box>
        </Box>
      </Box>
      <Box component="td" sx={{ textAlign: 'right !important' }}>
        <WeekHours {...candidate} />
      </Box>
      <Box component="td" sx={{ ...SPARE_COLUMN, color: 'text.secondary' }}>
        {lastWorkedOn ? formatDaysAgo(lastWorkedOn, today) : CANDIDATE_TEXTS.never}
      </Box>
      <td>
        <WaveTag number={waveOf(rank)} />
      </td>
      {mayBook && (
        <td>
          <Box sx={STEPS}>
            <CandidateSteps candidate={candidate} />
          </Box>
        </td>
      )}
    </Box>
  );
}

/** Why somebody stands where they stand; whom no wave would ask has something else to be known of them. */
export function Standing({ candidate }: { readonly candidate: Candidate }) {
  if (candidate.rankingReason === null || candidate.warnings.length > 0) return <Obstacles {...candidate} />;
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
      <Cut>{candidate.rankingReason}</Cut>
    </Box>
  );
}

/** As wide as its head says, whatever is in it. */
const NAME = { maxWidth: 0 } as const;
const RANK = {
  flex: 'none',
  minWidth: 22,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.8125rem',
} as const;
/** The first to go where there is no room. */
export const SPARE_COLUMN = { '@container (max-width: 1000px)': { display: 'none' } } as const;
/** Beside the waves there is room for the usual step alone; the rest is done by selection or key. */
const STEPS = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 0.5,
  '@container (max-width: 760px)': { '& > :nth-of-type(2)': { display: 'none' } },
} as const;
const ROW = {
  '&[data-quiet=true] a': { color: 'text.secondary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
