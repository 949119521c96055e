import { AVAILABILITY_LABELS, type Availability } from '@gastspiel/domain/offers/availability.ts';
import { WORKING_TIME_WARNINGS } from '@gastspiel/domain/working-time/working-time.ts';
import { Ban, Check, type LucideIcon, TriangleAlert, UserX } from 'lucide-react';
import { useNow } from '#platform/state/use-now.ts';
import { formatSince } from '#ui/format/german-since.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Tone } from '#ui/tokens.ts';
import { CANDIDATE_TEXTS, obstacleText } from './candidate-texts.ts';
import type { Candidate } from './candidates-query.ts';

const LOOKS: Readonly<Record<Availability, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  AVAILABLE: { tone: 'success', icon: Check },
  PARTIALLY: { tone: 'warning', icon: TriangleAlert },
  UNAVAILABLE: { tone: 'rust', icon: Ban },
};

/** Workers who said that they can not come are told apart from those who are simply busy. */
const AvailabilityChip = ({ availability, preventedAt }: Pick<Candidate, 'availability' | 'preventedAt'>) =>
  preventedAt ? (
    <StateChip tone="danger" icon={UserX} label={CANDIDATE_TEXTS.prevented} />
  ) : (
    <StateChip {...LOOKS[availability]} label={AVAILABILITY_LABELS[availability]} />
  );

/** Whether somebody can come, and in words what speaks against it. A short rest stands there once, with its hours. */
export function Obstacles({ availability, reasons, warnings, preventedAt, preventedNote }: Candidate) {
  const now = useNow();
  const words = [
    ...(preventedAt ? [CANDIDATE_TEXTS.preventedSince(formatSince(preventedAt, now), preventedNote)] : []),
    ...reasons.filter(({ reason }) => reason !== 'PREVENTED').map(obstacleText),
    ...warnings.filter((warning) => warning !== 'SHORT_REST').map((warning) => WORKING_TIME_WARNINGS[warning]),
  ];
  return (
    <Row wraps sx={{ columnGap: 1, rowGap: 0.25, py: 0.5 }}>
      <AvailabilityChip availability={availability} preventedAt={preventedAt} />
      {words.length > 0 && (
        <Quiet component="span" size="caption" sx={{ whiteSpace: 'normal' }}>
          {words.join(', ')}
        </Quiet>
      )}
    </Row>
  );
}
