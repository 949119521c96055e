import { namesOfFacts } from '@gastspiel/domain/target-users/release.ts';
import Box from '@mui/material/Box';
import { Crown } from 'lucide-react';
import { UserStateChip } from '#features/users/index.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatHours } from '#ui/format/german-shift.ts';
import { Cut, Quiet, Row } from '#ui/layout.tsx';
import { Rating } from '#ui/rating.tsx';
import type { Column } from '#ui/table/column.ts';
import { Tags } from '#ui/tags.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { InvitationChip } from '../invitations/invitation-chip.tsx';
import { RELEASE_TEXTS } from '../release/release-texts.ts';
import { type Choices, namesOf } from '../tenant-choices.ts';
import { LIST_TEXTS } from './list-texts.ts';
import type { TargetUserSummary } from './target-users-query.ts';

/** The name, with a crown for who may lead a team. */
function WorkerName({ firstName, lastName, isDeployableAsTeamLeader }: TargetUserSummary) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, maxWidth: '100%' }}>
      <Cut width="min(220px, 16vw)">{`${firstName} ${lastName}`}</Cut>
      {isDeployableAsTeamLeader && (
        <Box component="span" title={LIST_TEXTS.teamLeader} sx={{ display: 'inline-flex', flex: 'none' }}>
          <Crown size={15} color={NEUTRAL[500]} role="img" aria-label={LIST_TEXTS.teamLeader} />
        </Box>
      )}
    </Box>
  );
}

/** Ids become names by the agency's pools and types. */
export const targetUserColumns = (choices: Choices): readonly Column<TargetUserSummary>[] => [
  ...commonColumns(choices),
  ...WORK_COLUMNS,
];

/** In the place of work, which nobody has who waits: what keeps them from it. */
export const waitingColumns = (choices: Choices): readonly Column<TargetUserSummary>[] => [
  ...commonColumns(choices),
  {
    key: 'missing',
    label: RELEASE_TEXTS.missing,
    cell: ({ missingForRelease }) => <MissingFacts facts={missingForRelease} />,
  },
];

interface MissingFactsProps {
  readonly facts: TargetUserSummary['missingForRelease'];
  /** Where no head of a column says what they are. */
  readonly isTold?: boolean;
}

/** The facts that somebody lacks for their release. */
export function MissingFacts({ facts, isTold = false }: MissingFactsProps) {
  if (facts.length === 0) return <Quiet component="span">{RELEASE_TEXTS.complete}</Quiet>;
  const names = namesOfFacts(facts);
  return <span>{isTold ? RELEASE_TEXTS.lacks(names) : names}</span>;
}

const commonColumns = ({ pools, types }: Choices): readonly Column<TargetUserSummary>[] => [
  { key: 'name', label: LIST_TEXTS.name, isSortable: true, cell: (worker) => <WorkerName {...worker} /> },
  {
    key: 'state',
    label: LIST_TEXTS.state,
    isSortable: true,
    cell: ({ userState, invitationState }) => (
      <Row component="span" gap={0.5}>
        <UserStateChip state={userState} />
        <InvitationChip state={invitationState} />
      </Row>
    ),
  },
  {
    key: 'types',
    label: LIST_TEXTS.types,
    priority: 2,
    cell: ({ availableForAppointmentTypeIds }) => (
      <Tags isOneLine labels={namesOf(types, availableForAppointmentTypeIds)} />
    ),
  },
  {
    key: 'pool',
    label: LIST_TEXTS.pool,
    priority: 3,
    takesRest: true,
    cell: ({ availableInPoolIds }) => {
      const [first, ...others] = namesOf(pools, availableInPoolIds);
      return (
        <Row component="span" gap={0.5} align="stretch" title={[first, ...others].join(', ')} sx={POOLS}>
          <Cut>{first ?? LIST_TEXTS.none}</Cut>
          {others.length > 0 && <span>{`+${others.length}`}</span>}
        </Row>
      );
    },
  },
];

const WORK_COLUMNS: readonly Column<TargetUserSummary>[] = [
  {
    key: 'rating',
    label: LIST_TEXTS.rating,
    isSortable: true,
    cell: ({ effectiveRating, assessmentCount }) => <Rating rating={effectiveRating} count={assessmentCount} />,
  },
  {
    key: 'thisWeek',
    label: LIST_TEXTS.thisWeek,
    align: 'right',
    priority: 2,
    cell: ({ userState, bookedHoursThisWeek }) =>
      userState === 'ACTIVE' ? formatHours(bookedHoursThisWeek) : LIST_TEXTS.none,
  },
  {
    key: 'lastWorked',
    label: LIST_TEXTS.lastWorked,
    align: 'right',
    priority: 4,
    cell: ({ lastWorkedOn }) => (
      <Quiet component="span">{lastWorkedOn ? formatDay(lastWorkedOn) : LIST_TEXTS.none}</Quiet>
    ),
  },
];

const POOLS = { color: 'text.secondary' } as const;
