import type { TransferDays } from '@gastspiel/domain/accounting/transfer.ts';
import { inHours } from '@gastspiel/domain/time/minutes.ts';
import { Ban, Minus, Pencil, Plus, Send } from 'lucide-react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { formatHours } from '#ui/format/german-shift.ts';
import { daysText } from './period.ts';
import { type Sums, startTransfer, sumOf } from './transfer-query.ts';
import { RUN_TEXTS as TEXTS } from './transfer-texts.ts';

interface StartDialogProps {
  readonly period: TransferDays;
  readonly sums: Sums;
  readonly onClose: () => void;
}

export const toTransfer = (sums: Sums): number =>
  (['NEW', 'CHANGED', 'GONE'] as const).reduce((count, step) => count + sumOf(sums, step).lines, 0);

/** Tells in numbers what goes. */
export function StartDialog({ period, sums, onClose }: StartDialogProps) {
  const fresh = sumOf(sums, 'NEW');
  const [changed, gone, kept] = (['CHANGED', 'GONE', 'KEPT'] as const).map((one) => sumOf(sums, one).lines);
  return (
    <CommandDialog
      title={TEXTS.askTitle(toTransfer(sums))}
      subject={daysText(period)}
      icon={<Send />}
      tone="neutral"
      consequences={[
        ...(fresh.lines > 0
          ? [{ icon: <Plus />, text: TEXTS.askNew(fresh.lines, formatHours(inHours(fresh.minutes)), fresh.workers) }]
          : []),
        ...(changed ? [{ icon: <Pencil />, text: TEXTS.askChanged(changed) }] : []),
        ...(gone ? [{ icon: <Minus />, text: TEXTS.askGone(gone) }] : []),
        ...(kept ? [{ icon: <Ban />, text: TEXTS.kept(kept) }] : []),
      ]}
      note={TEXTS.askNote}
      confirm={TEXTS.confirm}
      command={startTransfer}
      variables={{ ...period }}
      onClose={onClose}
    />
  );
}
