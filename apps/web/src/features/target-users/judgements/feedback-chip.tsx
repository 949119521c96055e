import { FEEDBACK_KINDS, type FeedbackKind } from '@gastspiel/domain/feedbacks/feedback-kinds.ts';
import { Frown, type LucideIcon, Meh, Smile } from 'lucide-react';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Tone } from '#ui/tokens.ts';

const LOOKS: Readonly<Record<FeedbackKind, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  POSITIVE: { tone: 'success', icon: Smile },
  NEUTRAL: { tone: 'neutral', icon: Meh },
  NEGATIVE: { tone: 'danger', icon: Frown },
};

export const FeedbackChip = ({ kind }: { readonly kind: FeedbackKind }) => (
  <StateChip {...LOOKS[kind]} label={FEEDBACK_KINDS[kind]} />
);
