import { useNavigate } from '@tanstack/react-router';
import { CalendarX2, Send, ThumbsUp } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { formatClocks, formatWeekday } from '#ui/format/german-shift.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { useCockpit } from '../cockpit.ts';
import { OVERVIEW } from '../offers-keys.ts';
import { DELETE_TEXTS } from './appointment-texts.ts';
import { deleteAppointment } from './change-appointment.ts';

/** Says who will be told. */
export function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const { appointment } = useCockpit();
  const notify = useNotify();
  const navigate = useNavigate();
  const { description, startDateTime, endDateTime } = appointment;
  const { bookedTargetUsers: booked, acceptedTargetUsers: accepted } = appointment;
  const others = appointment.contactedTargetUsers + appointment.declinedTargetUsers;
  const consequences = [
    ...(booked > 0 ? [{ icon: <CalendarX2 />, text: DELETE_TEXTS.bookings(booked) }] : []),
    ...(accepted > 0 ? [{ icon: <ThumbsUp />, text: DELETE_TEXTS.accepted(accepted) }] : []),
    ...(others > 0 ? [{ icon: <Send />, text: DELETE_TEXTS.others(others) }] : []),
  ];
  return (
    <ConfirmDialog
      title={DELETE_TEXTS.title}
      subject={`„${description}“, ${formatWeekday(startDateTime)}, ${formatClocks(startDateTime, endDateTime)}`}
      intro={consequences.length > 0 ? DELETE_TEXTS.intro : DELETE_TEXTS.nothing}
      {...(consequences.length > 0 && { consequences })}
      confirm={DELETE_TEXTS.submit}
      onConfirm={async () => {
        await deleteAppointment(appointment.id);
        notify({ text: DELETE_TEXTS.done });
        await navigate({ to: OVERVIEW });
      }}
      onCancel={onClose}
    />
  );
}
