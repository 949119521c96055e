import { CalendarX2 } from 'lucide-react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { whenOf } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { deleteAppointment } from '../save-appointment.ts';
import { DeleteInSeries } from '../series/delete-in-series.tsx';
import { SEVERAL_TEXTS as TEXTS } from '../several/several-texts.ts';
import { MOVE_TEXTS } from './board-texts.ts';

interface DeleteEntryDialogProps {
  readonly appointment: AppointmentSummary;
  readonly onClose: () => void;
}

/** One entry of the board, or with others of its series. */
export function DeleteEntryDialog({ appointment, onClose }: DeleteEntryDialogProps) {
  const one = <DeleteOneDialog appointment={appointment} onClose={onClose} />;
  if (!appointment.seriesId) return one;
  return (
    <DeleteInSeries appointment={appointment} onDone={onClose} onCancel={onClose}>
      {one}
    </DeleteInSeries>
  );
}

function DeleteOneDialog({ appointment, onClose }: DeleteEntryDialogProps) {
  const remove = useAttempt(deleteAppointment);
  const notify = useNotify();
  const { id, description, bookedTargetUsers: booked } = appointment;
  return (
    <ConfirmDialog
      title={TEXTS.deleteTitle(1)}
      subject={`„${description}“, ${whenOf(appointment)}`}
      intro={TEXTS.deleteIntro(1)}
      {...(booked > 0 && { consequences: [{ icon: <CalendarX2 />, text: TEXTS.deleteBookings(booked) }] })}
      confirm={TEXTS.deleteSubmit(1)}
      onConfirm={async () => {
        await remove.send({ id });
        notify({ text: MOVE_TEXTS.deleted(description) });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
