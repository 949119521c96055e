import { useState } from 'react';
import type { AppointmentSummary } from '../appointments-query.ts';

type Chosen = ReadonlyMap<string, AppointmentSummary>;

/** Several appointments, chosen on the board or in the list, also of different weeks. */
export function useSeveral() {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [isOn, setOn] = useState(false);
  const clear = (): void => {
    setChosen(new Map());
    setOn(false);
  };
  return {
    chosen,
    /** Whether a click on the board chooses instead of opening. */
    isOn: isOn || chosen.size > 0,
    clear,
    switchMode: (): void => (isOn || chosen.size > 0 ? clear() : setOn(true)),
    toggle: (appointment: AppointmentSummary): void => {
      const next = new Map(chosen);
      if (!next.delete(appointment.id)) next.set(appointment.id, appointment);
      setChosen(next);
    },
    /** Those of the shown ones that are ticked now; others stay as they were. */
    choose: (ids: ReadonlySet<string>, shown: readonly AppointmentSummary[]): void => {
      const rest = [...chosen.values()].filter((one) => !shown.some(({ id }) => id === one.id));
      const now = shown.filter(({ id }) => ids.has(id));
      setChosen(new Map([...rest, ...now].map((one) => [one.id, one])));
    },
    keepOnly: (appointments: readonly AppointmentSummary[]): void =>
      setChosen(new Map(appointments.map((one) => [one.id, one]))),
  };
}

export type Several = ReturnType<typeof useSeveral>;
