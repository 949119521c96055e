import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { LeftDialog } from './left-dialog.tsx';
import type { Reach } from './reach-question.tsx';
import { deleteSeries, type LeftAppointment } from './series-calls.ts';
import { REACH_TEXTS as TEXTS } from './series-texts.ts';

interface DeleteSeriesDialogProps {
  readonly id: string;
  readonly description: string;
  readonly reach: Exclude<Reach, 'ONE'>;
  /** How many it is about, the one itself among them. */
  readonly count: number;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Several of a series at once; those that stay are named. */
export function DeleteSeriesDialog({ id, description, reach, count, onDone, onCancel }: DeleteSeriesDialogProps) {
  const remove = useAttempt(deleteSeries);
  const notify = useNotify();
  const [left, setLeft] = useState<readonly LeftAppointment[]>();
  if (left) return <LeftDialog left={left} onClose={onDone} />;
  return (
    <ConfirmDialog
      title={TEXTS.deleteTitle(count)}
      subject={`„${description}“`}
      intro={TEXTS.deleteIntro}
      confirm={TEXTS.deleteSubmit(count)}
      onConfirm={async () => {
        const outcome = await remove.send({ id, reach });
        notify({ text: TEXTS.deleted(outcome.changed + 1) });
        if (outcome.left.length > 0) setLeft(outcome.left);
        else onDone();
      }}
      onCancel={onCancel}
    />
  );
}
