import { summariseFill } from '@gastspiel/domain/appointments/fill-state.ts';
import Box from '@mui/material/Box';
import type { AppointmentSummary } from '../appointments-query.ts';
import { OVERVIEW_TEXTS as TEXTS } from '../overview/overview-texts.ts';

/** As wide as a week mostly is: what comes moves nothing. */
const USUAL: Summary = { appointments: 20, booked: 84, desired: 123, notFull: 12 };
type Summary = ReturnType<typeof summariseFill>;

interface WeekCountProps {
  /** Undefined while they are being loaded. */
  readonly appointments: readonly AppointmentSummary[] | undefined;
}

/** "20 Einsätze · 84 von 123 Plätzen gebucht · 12 nicht voll besetzt" */
export function WeekCount({ appointments }: WeekCountProps) {
  if (appointments) return <Words {...summariseFill(appointments)} />;
  return (
    <Box component="span" aria-hidden sx={{ visibility: 'hidden' }}>
      <Words {...USUAL} />
    </Box>
  );
}

const Words = ({ appointments: count, booked, desired, notFull }: Summary) => (
  <>
    <b>{TEXTS.count(count)}</b>
    {count > 0 && ` · ${TEXTS.places(booked, desired)}`}
    {notFull > 0 && ` · ${TEXTS.notFull(notFull)}`}
  </>
);
