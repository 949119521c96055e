import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isFailure } from '#platform/graphql/api-error.ts';
import { keptShifts } from '#platform/offline/kept-shifts.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { type OwnKeptShifts, ofNextDays, shiftsToKeepQuery } from './shifts-to-keep.ts';

/** Shows nothing: keeps what the worker is booked for, for where there is no network. */
export function KeepShifts() {
  const { tenant } = useViewer();
  const { data, dataUpdatedAt, error } = useQuery(shiftsToKeepQuery);
  const isRefused = isFailure(error, GENERAL_FAILURES.stateForbids);
  useEffect(() => {
    if (isRefused) keptShifts.clear();
  }, [isRefused]);
  useEffect(() => {
    if (!data || !tenant || isRefused) return;
    const { name, tenantTheme } = tenant;
    const now = new Date(dataUpdatedAt);
    keptShifts.save({
      savedAt: now.toISOString(),
      brand: { name, tenantTheme },
      shifts: ofNextDays(data, now),
    } satisfies OwnKeptShifts);
  }, [data, dataUpdatedAt, tenant, isRefused]);
  return null;
}
