import { Archive } from 'lucide-react';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { TargetUser } from '../target-user-query.ts';
import { GONE_TEXTS } from './view-texts.ts';

/** In the place of the state: that somebody is blocked says nothing once they have left. */
export function LeftChip({ worker: { anonymisedAt } }: { readonly worker: TargetUser }) {
  const label = anonymisedAt ? GONE_TEXTS.anonymisedTitle : GONE_TEXTS.restrictedChip;
  return <StateChip tone={anonymisedAt ? 'neutral' : 'warning'} icon={Archive} label={label} large />;
}
