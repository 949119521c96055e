import { CircleCheck, Clock, type LucideIcon, Timer } from 'lucide-react';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Tone } from '#ui/tokens.ts';
import { BLOCK_TEXTS } from './worklog-texts.ts';

interface BlockFacts {
  readonly worklogRecordedAt: string | null;
  readonly hasEnded: boolean;
}

export type BlockState = 'PLANNED' | 'OPEN' | 'RECORDED';

export function blockState({ worklogRecordedAt, hasEnded }: BlockFacts): BlockState {
  if (worklogRecordedAt !== null) return 'RECORDED';
  return hasEnded ? 'OPEN' : 'PLANNED';
}

const LOOKS: Readonly<Record<BlockState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  PLANNED: { tone: 'neutral', icon: Clock },
  OPEN: { tone: 'warning', icon: Timer },
  RECORDED: { tone: 'success', icon: CircleCheck },
};

export function BlockStateChip({ block, large = false }: { readonly block: BlockFacts; readonly large?: boolean }) {
  const state = blockState(block);
  return <StateChip {...LOOKS[state]} label={BLOCK_TEXTS.states[state]} large={large} />;
}
