import { timeChanged } from '@gastspiel/domain/appointments/appointment-change.ts';
import type { AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import type { AppointmentRow } from '#features/appointments/index.ts';

/** An appointment that is held, and what it is to become. */
export interface PlannedChange {
  readonly id: string;
  readonly row: AppointmentRow;
  readonly before: AppointmentValues;
  readonly after: AppointmentValues;
}

export const idsOf = (changes: readonly { readonly id: string }[]): readonly string[] => changes.map(({ id }) => id);

export const periodOf = ({ startDateTime: start, endDateTime: end }: AppointmentValues) => ({ start, end });

export const isMoved = ({ before, after }: PlannedChange): boolean => timeChanged(before, after);
