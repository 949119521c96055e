import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import Typography from '@mui/material/Typography';
import { CalendarX2, Send, ThumbsDown, ThumbsUp } from 'lucide-react';
import { DeleteInSeries, deleteAppointment, OVERVIEW } from '#features/appointments/index.ts';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { useNavigate } from '#platform/navigation/router.ts';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { formatShift, formatWeekday } from '#ui/format/german-shift.ts';
import { Quiet } from '#ui/layout.tsx';
import { useCockpit } from '../cockpit.ts';
import { hasBegun } from './appointment-query.ts';
import { DELETE_TEXTS } from './appointment-texts.ts';

interface DeleteDialogProps {
  readonly onClose: () => void;
}

/** Work that happened stays: as long as somebody is booked, an appointment that has begun is evidence of it. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { appointment } = useCockpit();
  const isEvidence = hasBegun(appointment) && appointment.bookedTargetUsers > 0;
  if (isEvidence) return <NotDeletable {...props} />;
  return appointment.seriesId ? <AskInSeries {...props} /> : <AskToDelete {...props} />;
}

function AskInSeries({ onClose }: DeleteDialogProps) {
  const { appointment } = useCockpit();
  const navigate = useNavigate();
  return (
    <DeleteInSeries appointment={appointment} onDone={() => navigate(OVERVIEW)} onCancel={onClose}>
      <AskToDelete onClose={onClose} />
    </DeleteInSeries>
  );
}

/** Why not, and what to do instead. */
const NotDeletable = ({ onClose }: DeleteDialogProps) => (
  <DialogFrame title={DELETE_TEXTS.begunTitle} onClose={onClose}>
    <Typography>{APPOINTMENT_FAILURES.workHasBegun.message}</Typography>
    <Quiet size="body1">{DELETE_TEXTS.begunNote}</Quiet>
  </DialogFrame>
);

/** Says who will be told. */
function AskToDelete({ onClose }: DeleteDialogProps) {
  const { appointment } = useCockpit();
  const navigate = useNavigate();
  const { description, startDateTime, endDateTime } = appointment;
  const { bookedTargetUsers: booked, acceptedTargetUsers: accepted } = appointment;
  const { contactedTargetUsers: contacted, declinedTargetUsers: declined } = appointment;
  const consequences = [
    ...(booked > 0 ? [{ icon: <CalendarX2 />, text: DELETE_TEXTS.bookings(booked) }] : []),
    ...(accepted > 0 ? [{ icon: <ThumbsUp />, text: DELETE_TEXTS.accepted(accepted) }] : []),
    ...(contacted > 0 ? [{ icon: <Send />, text: DELETE_TEXTS.contacted(contacted) }] : []),
    ...(declined > 0 ? [{ icon: <ThumbsDown />, text: DELETE_TEXTS.declined(declined) }] : []),
  ];
  return (
    <CommandDialog
      title={DELETE_TEXTS.title}
      subject={`„${description}“, ${formatWeekday(startDateTime)}, ${formatShift(startDateTime, endDateTime)}`}
      intro={consequences.length > 0 ? DELETE_TEXTS.intro : DELETE_TEXTS.nothing}
      {...(consequences.length > 0 && { consequences })}
      confirm={DELETE_TEXTS.submit}
      command={deleteAppointment}
      variables={{ id: appointment.id }}
      done={() => DELETE_TEXTS.done}
      onDone={() => navigate(OVERVIEW)}
      onClose={onClose}
    />
  );
}
