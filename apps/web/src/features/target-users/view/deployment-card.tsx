import Box from '@mui/material/Box';
import { Facts } from '#ui/facts.tsx';
import { formatDayOf } from '#ui/format/german-instant.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { Tags } from '#ui/tags.tsx';
import { PERSON_LABELS, PERSON_TEXTS } from '../person-texts.ts';
import type { TargetUser } from '../target-user-query.ts';
import { type Choices, namesOf } from '../tenant-choices.ts';
import { VIEW_TEXTS } from './view-texts.ts';

interface DeploymentCardProps {
  readonly worker: TargetUser;
  readonly choices: Choices;
}

/** The work that the worker can be asked for. */
export function DeploymentCard({ worker, choices: { pools, types } }: DeploymentCardProps) {
  const { hasCompletedRecruitingDay, notes } = worker.internalAttributes;
  const tags = (names: readonly string[]) => (names.length > 0 ? <Tags labels={names} max={20} /> : PERSON_TEXTS.none);
  return (
    <SectionCard title={VIEW_TEXTS.deployment}>
      <Facts
        isBare
        facts={[
          { label: PERSON_LABELS.types, value: tags(namesOf(types, worker.availableForAppointmentTypeIds)) },
          { label: PERSON_LABELS.pools, value: tags(namesOf(pools, worker.availableInPoolIds)) },
          {
            label: PERSON_LABELS.recruitingDay,
            value: hasCompletedRecruitingDay ? PERSON_TEXTS.done : PERSON_TEXTS.notDone,
          },
          ...(worker.releasedAt
            ? [{ label: PERSON_LABELS.state, value: VIEW_TEXTS.released(formatDayOf(worker.releasedAt)) }]
            : []),
        ]}
      />
      {notes && (
        <Box sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          <Facts isBare isWide facts={[{ label: PERSON_LABELS.notes, value: notes }]} />
        </Box>
      )}
    </SectionCard>
  );
}
