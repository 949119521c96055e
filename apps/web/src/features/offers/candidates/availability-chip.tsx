import { AVAILABILITY_LABELS, type Availability } from '@gastspiel/domain/offers/availability.ts';
import { Ban, Check, type LucideIcon, TriangleAlert } from 'lucide-react';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Tone } from '#ui/tokens.ts';

const LOOKS: Readonly<Record<Availability, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  AVAILABLE: { tone: 'success', icon: Check },
  PARTIALLY: { tone: 'warning', icon: TriangleAlert },
  UNAVAILABLE: { tone: 'rust', icon: Ban },
};

export const AvailabilityChip = ({ availability }: { readonly availability: Availability }) => (
  <StateChip {...LOOKS[availability]} label={AVAILABILITY_LABELS[availability]} />
);
