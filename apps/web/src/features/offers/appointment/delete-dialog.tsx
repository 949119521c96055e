import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { CalendarX2, Send, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId } from 'react';
import { DeleteInSeries, deleteAppointment, OVERVIEW } from '#features/appointments/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { DIALOG_TEXTS } from '#ui/dialogs/dialog-texts.ts';
import { formatShift, formatWeekday } from '#ui/format/german-shift.ts';
import { useNotify } from '#ui/notices/notify.ts';
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
    <DeleteInSeries appointment={appointment} onDone={() => void navigate({ to: OVERVIEW })} onCancel={onClose}>
      <AskToDelete onClose={onClose} />
    </DeleteInSeries>
  );
}

/** Why not, and what to do instead. */
function NotDeletable({ onClose }: DeleteDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 520, p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 } } }}
    >
      <Typography id={titleId} component="h2" variant="subtitle1">
        {DELETE_TEXTS.begunTitle}
      </Typography>
      <Typography>{APPOINTMENT_FAILURES.workHasBegun.message}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{DELETE_TEXTS.begunNote}</Typography>
      <Button variant="outlined" onClick={onClose} autoFocus sx={{ justifySelf: 'end', mt: 1 }}>
        {DIALOG_TEXTS.close}
      </Button>
    </Dialog>
  );
}

/** Says who will be told. */
function AskToDelete({ onClose }: DeleteDialogProps) {
  const { appointment } = useCockpit();
  const remove = useAttempt(deleteAppointment);
  const notify = useNotify();
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
    <ConfirmDialog
      title={DELETE_TEXTS.title}
      subject={`„${description}“, ${formatWeekday(startDateTime)}, ${formatShift(startDateTime, endDateTime)}`}
      intro={consequences.length > 0 ? DELETE_TEXTS.intro : DELETE_TEXTS.nothing}
      {...(consequences.length > 0 && { consequences })}
      confirm={DELETE_TEXTS.submit}
      onConfirm={async () => {
        await remove.send({ id: appointment.id });
        notify({ text: DELETE_TEXTS.done });
        await navigate({ to: OVERVIEW });
      }}
      onCancel={onClose}
    />
  );
}
