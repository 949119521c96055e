import { Check, CircleHelp, CirclePause, Hourglass, LoaderCircle, TriangleAlert, Unplug } from 'lucide-react';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Transfer } from './transfer-query.ts';
import { STATE_TEXTS as TEXTS } from './transfer-texts.ts';

/** How a transfer stands. */
export function TransferChip({ transfer, large = false }: { readonly transfer: Transfer; readonly large?: boolean }) {
  const { state, problem, rejectedCount, sentCount } = transfer;
  if (state === 'RUNNING') {
    return problem ? (
      <StateChip tone="warning" icon={Hourglass} label={TEXTS.waiting} large={large} />
    ) : (
      <StateChip tone="info" icon={LoaderCircle} label={TEXTS.running} large={large} />
    );
  }
  if (state === 'COMPLETE') return <StateChip tone="success" icon={Check} label={TEXTS.complete} large={large} />;
  if (state === 'STOPPED') return <StateChip tone="neutral" icon={CirclePause} label={TEXTS.stopped} large={large} />;
  if (state === 'FAILED') return <StateChip tone="danger" icon={Unplug} label={TEXTS.failed} large={large} />;
  const parts = [
    ...(rejectedCount > 0 ? [TEXTS.rejected(rejectedCount)] : []),
    ...(sentCount > 0 ? [TEXTS.uncertain(sentCount)] : []),
  ];
  return (
    <StateChip
      tone="warning"
      icon={rejectedCount > 0 ? TriangleAlert : CircleHelp}
      label={parts.join(', ') || TEXTS.incomplete}
      large={large}
    />
  );
}
