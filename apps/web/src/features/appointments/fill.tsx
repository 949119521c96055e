import { fillState } from '@gastspiel/domain/appointments/fill-state.ts';
import { APPOINTMENT_TEXTS } from './appointment-texts.ts';
import type { AppointmentSummary } from './appointments-query.ts';
import { FILL_COLOURS } from './fill-colours.ts';

type Places = Pick<AppointmentSummary, 'bookedTargetUsers' | 'desiredTargetUsers'>;

/** "5/8" with a thin bar. Plain elements, because a week can have hundreds. */
export function Fill({ bookedTargetUsers: booked, desiredTargetUsers: desired }: Places) {
  const state = fillState({ bookedTargetUsers: booked, desiredTargetUsers: desired });
  const { bar, text } = FILL_COLOURS[state];
  return (
    <span className="fill" role="img" aria-label={APPOINTMENT_TEXTS.booked(booked, desired)} data-fill={state}>
      <b style={{ color: text }}>{`${booked}/${desired}`}</b>
      <span className="bar">
        {/* An empty one is red all over, else it would not be seen. */}
        <span
          style={{ width: state === 'EMPTY' ? '100%' : `${Math.min(100, (booked / desired) * 100)}%`, background: bar }}
        />
      </span>
    </span>
  );
}
