import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AppointmentValues } from './appointment-form.ts';
import { followingFirst } from './positions.ts';

/** Further positions work the hours of the first in its outfit until somebody enters others. */
export function useFollowingPositions(): void {
  const { getValues, setValue } = useFormContext<AppointmentValues>();
  const [startTime, endTime, chosen] = useWatch<
    AppointmentValues,
    ['startTime', 'endTime', 'sectorAttributes.outfitKey']
  >({ name: ['startTime', 'endTime', 'sectorAttributes.outfitKey'] });
  const outfitKey = chosen ?? null;
  const before = useRef({ startTime, endTime, outfitKey });
  useEffect(() => {
    const [last, now] = [before.current, { startTime, endTime, outfitKey }];
    before.current = now;
    for (const [index, position] of getValues('positions').entries()) {
      const following = followingFirst(position, last, now);
      if ('startTime' in following) setValue(`positions.${index}.startTime`, following.startTime ?? null);
      if ('endTime' in following) setValue(`positions.${index}.endTime`, following.endTime ?? null);
      if ('outfitKey' in following) setValue(`positions.${index}.outfitKey`, following.outfitKey ?? null);
    }
  }, [startTime, endTime, outfitKey, getValues, setValue]);
}
