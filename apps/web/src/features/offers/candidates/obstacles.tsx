import { WORKING_TIME_WARNINGS } from '@gastspiel/domain/working-time/working-time.ts';
import Box from '@mui/material/Box';
import { AvailabilityChip } from './availability-chip.tsx';
import { obstacleText } from './candidate-texts.ts';
import type { Candidate } from './candidates-query.ts';

/** Whether somebody can come, and in words what speaks against it. A short rest stands there once, with its hours. */
export function Obstacles({ availability, reasons, warnings }: Candidate) {
  const words = [
    ...reasons.map(obstacleText),
    ...warnings.filter((warning) => warning !== 'SHORT_REST').map((warning) => WORKING_TIME_WARNINGS[warning]),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25, py: 0.5 }}>
      <AvailabilityChip availability={availability} />
      {words.length > 0 && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'normal' }}>
          {words.join(', ')}
        </Box>
      )}
    </Box>
  );
}
