import { CalendarX2 } from 'lucide-react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
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
  const { id, description, bookedTargetUsers: booked } = appointment;
  return (
    <CommandDialog
      title={TEXTS.deleteTitle(1)}
      subject={`„${description}“, ${whenOf(appointment)}`}
      intro={TEXTS.deleteIntro(1)}
      {...(booked > 0 && { consequences: [{ icon: <CalendarX2 />, text: TEXTS.deleteBookings(booked) }] })}
      confirm={TEXTS.deleteSubmit(1)}
      command={deleteAppointment}
      variables={{ id }}
      done={() => MOVE_TEXTS.deleted(description)}
      onClose={onClose}
    />
  );
}
