import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import { USER_STATE_LABELS } from '@gastspiel/domain/users/user-state-labels.ts';
import { CircleCheck, ClipboardList, Lock, type LucideIcon } from 'lucide-react';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Tone } from '#ui/tokens.ts';

const LOOKS: Readonly<Record<UserState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  ACTIVE: { tone: 'success', icon: CircleCheck },
  ONBOARDING: { tone: 'info', icon: ClipboardList },
  BLOCKED: { tone: 'danger', icon: Lock },
};

export function UserStateChip({ state, large = false }: { readonly state: UserState; readonly large?: boolean }) {
  return <StateChip {...LOOKS[state]} label={USER_STATE_LABELS[state]} large={large} />;
}
