import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CalendarCheck } from 'lucide-react';
import { ensureBooking, fullName } from '#features/offers/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { Facts } from '#ui/facts.tsx';
import { formatShift, formatWeekday } from '#ui/format/german-shift.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { PAST_TEXTS as TEXTS } from './admin-texts.ts';
import type { FoundAppointment, FoundWorker } from './past-booking-calls.ts';

export interface PastBooking {
  readonly appointment: FoundAppointment;
  readonly worker: FoundWorker;
}

interface FoundBookingProps {
  readonly booking: PastBooking;
  readonly onChange: () => void;
  readonly onBooked: () => void;
}

/** The found booking, to be confirmed. */
export function FoundBooking({ booking: { appointment, worker }, onChange, onBooked }: FoundBookingProps) {
  const notify = useNotify();
  const name = fullName(worker.personalInformation);
  const { press, isBusy, error } = useAttempt(ensureBooking, {
    onDone: () => {
      notify({ text: TEXTS.done(name) });
      onBooked();
    },
  });
  const { startDateTime: start, endDateTime: end } = appointment;
  return (
    <Stack gap={2} role="region" aria-label={TEXTS.found}>
      <Facts
        facts={[
          {
            label: TEXTS.appointment,
            value: (
              <>
                <Link href={linkTo('/appointment/$appointmentId', { appointmentId: appointment.id })}>
                  {appointment.description}
                </Link>
                <Box sx={{ fontWeight: 400 }}>
                  {[
                    `${formatWeekday(start)}, ${formatShift(start, end)}`,
                    appointment.sectorAttributes.customer,
                    TEXTS.bookedBefore(appointment.bookedTargetUsers, appointment.desiredTargetUsers),
                  ].join(' · ')}
                </Box>
              </>
            ),
          },
          {
            label: TEXTS.worker,
            value: <Link href={linkTo('/target_user/$targetUserId', { targetUserId: worker.id })}>{name}</Link>,
          },
        ]}
      />
      {error && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {error.message}
        </Typography>
      )}
      <Row gap={1.5} align="stretch">
        <Button variant="outlined" disabled={isBusy} onClick={onChange}>
          {TEXTS.change}
        </Button>
        <Button
          variant="contained"
          startIcon={<CalendarCheck size={16} />}
          loading={isBusy}
          onClick={() => press({ appointmentId: appointment.id, targetUserId: worker.id })}
          autoFocus
        >
          {TEXTS.book}
        </Button>
      </Row>
    </Stack>
  );
}
