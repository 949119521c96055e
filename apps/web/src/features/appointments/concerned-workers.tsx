import { CalendarClock, CalendarOff, Mail, RotateCcw } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { CONCERN_TEXTS as TEXTS } from './concern-texts.ts';

export interface ConcernedWorkers {
  readonly bookedTargetUsers: number;
  readonly acceptedTargetUsers: number;
}

export const isConcerning = ({ bookedTargetUsers, acceptedTargetUsers }: ConcernedWorkers): boolean =>
  bookedTargetUsers + acceptedTargetUsers > 0;

interface ConcernDialogProps {
  readonly workers: ConcernedWorkers;
  readonly subject: string;
  readonly confirm: string;
  readonly title?: string;
  /** Who of those booked is away at the new time. */
  readonly absent?: readonly string[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a change of time or place that people have to be told of. */
export function ConcernDialog({ workers, title = TEXTS.title, absent = [], ...ask }: ConcernDialogProps) {
  const { bookedTargetUsers: booked, acceptedTargetUsers: accepted } = workers;
  return (
    <ConfirmDialog
      {...ask}
      tone="neutral"
      icon={<CalendarClock />}
      title={title}
      intro={TEXTS.intro}
      consequences={[
        ...(booked > 0 ? [{ icon: <Mail />, text: TEXTS.booked(booked) }] : []),
        ...(accepted > 0 ? [{ icon: <RotateCcw />, text: TEXTS.accepted(accepted) }] : []),
        ...(absent.length > 0 ? [{ icon: <CalendarOff />, text: TEXTS.absent(absent) }] : []),
      ]}
      note=""
    />
  );
}
