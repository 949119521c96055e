import { type EnteredPeriod, followingEndDay } from '@gastspiel/domain/appointments/planned-period.ts';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AppointmentValues } from './appointment-form.ts';

/** From when to when, as it stands in the form. */
export function useEnteredPeriod(): EnteredPeriod {
  const [startDay, startTime, endDay, endTime] = useWatch<
    AppointmentValues,
    ['startDay', 'startTime', 'endDay', 'endTime']
  >({ name: ['startDay', 'startTime', 'endDay', 'endTime'] });
  return { startDay, startTime, endDay, endTime };
}

/** The day of the end follows the rest of the period, so that most people never touch it. */
export function useFollowingEnd(): void {
  const { setValue, trigger, formState } = useFormContext<AppointmentValues>();
  const { startDay, startTime, endDay, endTime } = useEnteredPeriod();
  const before = useRef<EnteredPeriod>({ startDay, startTime, endDay, endTime });
  const { isDirty, isSubmitted } = formState;
  useEffect(() => {
    const now = { startDay, startTime, endDay, endTime };
    const last = before.current;
    before.current = now;
    const isOther = last.startDay !== startDay || last.startTime !== startTime || last.endTime !== endTime;
    // A typed day of the end is meant; and a form that was just filled says what it says.
    if (!isOther || last.endDay !== endDay || !isDirty) return;
    const following = followingEndDay(last, now);
    if (following === endDay) return;
    before.current = { ...now, endDay: following };
    setValue('endDay', following, { shouldDirty: true });
    // The error that the old day has caused stands at another field.
    if (isSubmitted) void trigger(['startDay', 'startTime', 'endDay', 'endTime']);
  }, [startDay, startTime, endDay, endTime, isDirty, isSubmitted, setValue, trigger]);
}
