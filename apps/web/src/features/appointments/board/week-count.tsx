import { summariseFill } from '@gastspiel/domain/appointments/fill-state.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { OVERVIEW_TEXTS as TEXTS } from '../overview/overview-texts.ts';

/** "20 Einsätze · 84 von 123 Plätzen gebucht · 12 nicht voll besetzt" */
export function WeekCount({ appointments }: { readonly appointments: readonly AppointmentSummary[] }) {
  const { appointments: count, booked, desired, notFull } = summariseFill(appointments);
  return (
    <>
      <b>{TEXTS.count(count)}</b>
      {count > 0 && ` · ${TEXTS.places(booked, desired)}`}
      {notFull > 0 && ` · ${TEXTS.notFull(notFull)}`}
    </>
  );
}
