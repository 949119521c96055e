import { AVAILABILITY_LABELS, type Availability } from '@gastspiel/domain/offers/availability.ts';
import { WORKING_TIME_WARNINGS } from '@gastspiel/domain/working-time/working-time.ts';
import Box from '@mui/material/Box';
import { Ban, Check, type LucideIcon, TriangleAlert } from 'lucide-react';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Tone } from '#ui/tokens.ts';
import { obstacleText } from './candidate-texts.ts';
import type { Candidate } from './candidates-query.ts';

const LOOKS: Readonly<Record<Availability, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  AVAILABLE: { tone: 'success', icon: Check },
  PARTIALLY: { tone: 'warning', icon: TriangleAlert },
  UNAVAILABLE: { tone: 'rust', icon: Ban },
};

const AvailabilityChip = ({ availability }: { readonly availability: Availability }) => (
  <StateChip {...LOOKS[availability]} label={AVAILABILITY_LABELS[availability]} />
);

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
