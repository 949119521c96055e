import { fillState } from '@gastspiel/domain/appointments/fill-state.ts';
import { type Appointment, phaseOf } from '../appointment/appointment-query.ts';
import type { NobodyAsked } from './step-texts.ts';

type Shift = Pick<
  Appointment,
  'startDateTime' | 'endDateTime' | 'bookedTargetUsers' | 'preventedTargetUsers' | 'desiredTargetUsers'
>;

/** Why nobody would be asked to replace somebody; undefined where others are. The server decides by the same. */
export function asksNobody(shift: Shift, now: Date): NobodyAsked | undefined {
  if (phaseOf(shift, now) !== 'AHEAD') return 'RUNNING';
  return fillState(shift) === 'FULL' ? 'ENOUGH' : undefined;
}
