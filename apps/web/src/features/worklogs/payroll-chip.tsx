import type { PayrollState } from '@gastspiel/domain/accounting/transfer.ts';
import { CheckCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { StateChip } from '#ui/states/state-chip.tsx';
import { BLOCK_TEXTS } from './worklog-texts.ts';

interface PayrollChipProps {
  /** Nothing for whoever does not transfer hours. */
  readonly state: PayrollState | null;
  readonly large?: boolean;
}

/** Whether payroll has the hours, and still as they are; nothing while it has none. */
export function PayrollChip({ state, large = false }: PayrollChipProps) {
  if (state === 'CHANGED')
    return (
      <StateChip tone="warning" icon={TriangleAlert} label={BLOCK_TEXTS.payroll.CHANGED} large={large} wraps={!large} />
    );
  if (state === 'PARTLY')
    return (
      <StateChip tone="info" icon={CircleDashed} label={BLOCK_TEXTS.payroll.PARTLY} large={large} wraps={!large} />
    );
  if (state === 'TRANSFERRED')
    return <StateChip tone="neutral" icon={CheckCheck} label={BLOCK_TEXTS.payroll.TRANSFERRED} large={large} />;
  return null;
}
