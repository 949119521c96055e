import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AppointmentValues } from './appointment-form.ts';
import { followingTimes } from './positions.ts';

/** Further positions work the hours of the first until somebody enters others. */
export function useFollowingPositions(): void {
  const { getValues, setValue } = useFormContext<AppointmentValues>();
  const [startTime, endTime] = useWatch<AppointmentValues, ['startTime', 'endTime']>({
    name: ['startTime', 'endTime'],
  });
  const before = useRef({ startTime, endTime });
  useEffect(() => {
    const [last, now] = [before.current, { startTime, endTime }];
    before.current = now;
    for (const [index, position] of getValues('positions').entries()) {
      const following = followingTimes(position, last, now);
      if ('startTime' in following) setValue(`positions.${index}.startTime`, following.startTime ?? null);
      if ('endTime' in following) setValue(`positions.${index}.endTime`, following.endTime ?? null);
    }
  }, [startTime, endTime, getValues, setValue]);
}
