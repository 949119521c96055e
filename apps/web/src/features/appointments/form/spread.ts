import { concernsWorkers } from '@gastspiel/domain/appointments/appointment-change.ts';
import { AppointmentInput as Rules } from '@gastspiel/domain/appointments/appointment-input.ts';
import { namesOf, type Part } from '@gastspiel/domain/appointments/appointment-parts.ts';
import { SHARED_PARTS } from '@gastspiel/domain/appointments/event-input.ts';
import { changedParts, spreadChange } from '@gastspiel/domain/appointments/spread-change.ts';
import { type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import type { Appointment } from '../appointment-query.ts';
import type { ConcernedWorkers } from '../concerned-workers.tsx';
import type { AppointmentInput } from '../save-appointment.ts';
import { inputOf } from './appointment-form.ts';
import { appointmentValues } from './appointment-values.ts';

const words = (parts: readonly Part[]): string => namesOf(parts).join(', ');
const rulesOf = (appointment: Appointment) => Rules.parse(inputOf(appointmentValues(appointment)));

/** The meaning of a change of one position for the others of its event; nothing when it is about this one alone. */
export interface Spread {
  /** "Veranstaltungsort, Adresse" */
  readonly changed: string;
  readonly count: number;
  /** Values that stay different elsewhere. */
  readonly kept: readonly { readonly description: string; readonly parts: string }[];
  /** Where the day changes, those that are on another one: they move by as many days. */
  readonly moved: readonly { readonly description: string; readonly day: Day }[];
  /** The workers who have to be told, in all positions together. */
  readonly concerned: ConcernedWorkers;
}

export function spreadOf(
  edited: Appointment,
  input: AppointmentInput,
  positions: readonly Appointment[],
): Spread | undefined {
  const [before, after] = [rulesOf(edited), Rules.parse(input)];
  const shared = changedParts(before, after, SHARED_PARTS);
  const others = positions.filter(({ id }) => id !== edited.id);
  if (shared.length === 0 || others.length === 0) return undefined;
  const spreads = others.map((other) => ({ other, ...spreadChange(before, after, rulesOf(other), SHARED_PARTS) }));
  const concerning = spreads
    .filter(({ other, values }) => concernsWorkers(rulesOf(other), values))
    .map(({ other }) => other);
  if (concernsWorkers(before, after)) concerning.push(edited);
  const sum = (count: (appointment: Appointment) => number) => concerning.reduce((total, one) => total + count(one), 0);
  const day = dayOf(after.startDateTime);
  return {
    changed: words(shared),
    count: others.length + 1,
    kept: spreads
      .filter(({ kept }) => kept.length > 0)
      .map(({ other, kept }) => ({ description: other.description, parts: words(kept) })),
    moved: shared.includes('day')
      ? spreads
          .map(({ other, values }) => ({ description: other.description, day: dayOf(values.startDateTime) }))
          .filter((other) => other.day !== day)
      : [],
    concerned: {
      bookedTargetUsers: sum(({ bookedTargetUsers }) => bookedTargetUsers),
      acceptedTargetUsers: sum(({ acceptedTargetUsers }) => acceptedTargetUsers),
    },
  };
}
