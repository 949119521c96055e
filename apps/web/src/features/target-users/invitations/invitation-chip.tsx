import { INVITATION_STATES, type InvitationState } from '@gastspiel/domain/target-users/invitation.ts';
import { Link2Off, type LucideIcon, MailCheck, MailQuestionMark, MailX, UserRoundX } from 'lucide-react';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Tone } from '#ui/tokens.ts';

const LOOKS: Readonly<Record<InvitationState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  NOT_INVITED: { tone: 'neutral', icon: UserRoundX },
  INVITED: { tone: 'info', icon: MailCheck },
  EXPIRED: { tone: 'warning', icon: MailX },
  REVOKED: { tone: 'neutral', icon: Link2Off },
  TO_CONFIRM: { tone: 'warning', icon: MailQuestionMark },
};

interface InvitationChipProps {
  readonly state: InvitationState | null;
  readonly large?: boolean;
}

/** Nothing for who has an account. */
export const InvitationChip = ({ state, large = false }: InvitationChipProps) =>
  state && <StateChip {...LOOKS[state]} label={INVITATION_STATES[state]} large={large} />;
