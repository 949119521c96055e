import { holidayOn } from '@gastspiel/domain/holidays/holidays.ts';
import { addDays, type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppointmentSummary } from '../appointments-query.ts';
import { copyOutlooksQuery } from './copy-calls.ts';

export interface PlannedCopy {
  readonly appointment: AppointmentSummary;
  readonly day: Day;
  readonly holiday: string | undefined;
  readonly wasHoliday: boolean;
  readonly isTaken: boolean;
  readonly isTicked: boolean;
  /** Who is booked and could be asked again, and who of them is away then. */
  readonly booked: number;
  readonly absent: number;
}

/** Each appointment so many days later, ticked unless something speaks against it or somebody said otherwise. */
export function useCopyPlan(appointments: readonly AppointmentSummary[], days: number) {
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const ids = appointments.map(({ id }) => id);
  const outlooks = useQuery(copyOutlooksQuery({ ids, days }));
  const copies = appointments.map((appointment): PlannedCopy => {
    const { id } = appointment;
    const from = dayOf(new Date(appointment.startDateTime));
    const day = addDays(from, days);
    const outlook = outlooks.data?.get(id);
    const [holiday, wasHoliday] = [holidayOn(day), holidayOn(from) !== undefined];
    const isTaken = outlook?.isTaken ?? false;
    return {
      ...{ appointment, day, holiday, wasHoliday, isTaken },
      isTicked: ticks.get(id) ?? !(isTaken || wasHoliday || holiday),
      booked: outlook?.booked ?? 0,
      absent: outlook?.absent ?? 0,
    };
  });
  return {
    copies,
    /** A tick could be wrong until this is known. */
    isChecking: outlooks.isPending,
    isKnown: outlooks.isSuccess,
    isUnknown: outlooks.isError,
    isRetrying: outlooks.isFetching,
    retry: () => void outlooks.refetch(),
    tick: (id: string, isTicked: boolean) => setTicks(new Map(ticks).set(id, isTicked)),
    tickAll: (isTicked: boolean) => setTicks(new Map(ids.map((id) => [id, isTicked]))),
    /** As proposed. */
    reset: () => setTicks(new Map()),
  };
}
