import Box from '@mui/material/Box';
import { Rating } from '#ui/rating.tsx';
import { Tags } from '#ui/tags.tsx';
import { type Choices, namesOf } from '../tenant-choices.ts';
import type { TargetUserSummary } from './target-users-query.ts';

/** A worker on phones, beneath name and state. */
export const targetUserCard =
  ({ pools, types }: Choices) =>
  ({ effectiveRating, assessmentCount, availableInPoolIds, availableForAppointmentTypeIds }: TargetUserSummary) => (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary', lineHeight: 1.25 }}>
        <Box component="span" sx={{ color: 'text.primary' }}>
          <Rating rating={effectiveRating} count={assessmentCount} />
        </Box>
        <span>{namesOf(pools, availableInPoolIds).join(', ')}</span>
      </Box>
      <Tags labels={namesOf(types, availableForAppointmentTypeIds)} max={3} />
    </Box>
  );
