import { namesOf } from '@gastspiel/domain/appointments/appointment-parts.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { MessageDialog } from '#ui/dialogs/message-dialog.tsx';
import { fullDay } from '../appointment-times.ts';
import type { LeftAppointment } from './series-calls.ts';
import { REACH_TEXTS as TEXTS } from './series-texts.ts';

interface LeftDialogProps {
  readonly left: readonly LeftAppointment[];
  readonly onClose: () => void;
}

/** Which of the others did not follow a change, and why: each can be opened. */
export function LeftDialog({ left, onClose }: LeftDialogProps) {
  return (
    <MessageDialog title={TEXTS.leftTitle} subject={TEXTS.leftIntro(left.length)} onClose={onClose}>
      {left.map(({ id, startDateTime, keptParts, refusal }) => (
        <span key={id} style={{ display: 'block', marginBottom: 8 }}>
          <a href={linkTo('/appointment/$appointmentId', { appointmentId: id })}>
            {fullDay(dayOf(new Date(startDateTime)))}
          </a>
          {': '}
          {refusal ?? TEXTS.kept(namesOf(keptParts))}
        </span>
      ))}
    </MessageDialog>
  );
}
