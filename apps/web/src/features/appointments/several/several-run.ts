import { useQueryClient } from '@tanstack/react-query';
import { defineRun } from '#parts/runs/many-run.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { observable, useObservable } from '#platform/state/observable.ts';
import { appointmentQuery } from '../appointment-query.ts';
import { whenOf } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { inputOf } from '../form/appointment-form.ts';
import { valuesOf } from '../form/appointment-values.ts';
import { deleteAppointment, updateAppointment } from '../save-appointment.ts';
import { offerToAll } from './offer-to-all.ts';
import { type SharedChange, withChange } from './several-steps.ts';

export type SeveralStep = 'offer' | 'change' | 'delete';

const useRun = defineRun();
/** Which step the run is of, and how many people were asked in it. */
const kind = observable<{ readonly step: SeveralStep; readonly asked: number }>({ step: 'offer', asked: 0 });

const named = (appointments: readonly AppointmentSummary[]) =>
  appointments.map((appointment) => ({
    ...appointment,
    name: `${appointment.description}, ${whenOf(appointment)}`,
    href: linkTo('/appointment/$appointmentId', { appointmentId: appointment.id }),
  }));

/** The same step for each of several appointments; each has its own outcome. */
export function useSeveralRun() {
  const { run, isRunning, start, close } = useRun();
  const { step, asked } = useObservable(kind);
  const client = useQueryClient();
  const offer = useAttempt(offerToAll);
  const update = useAttempt(updateAppointment);
  const remove = useAttempt(deleteAppointment);
  const go = (of: SeveralStep, appointments: readonly AppointmentSummary[], take: (id: string) => Promise<number>) => {
    if (isRunning) return Promise.resolve([]);
    kind.set({ step: of, asked: 0 });
    return start(named(appointments), async ({ id }) => {
      const more = await take(id);
      kind.set({ step: of, asked: kind.get().asked + more });
    });
  };
  return {
    ...{ run, isRunning, close, step, asked },
    offer: (appointments: readonly AppointmentSummary[]) => go('offer', appointments, (id) => offer.send({ id })),
    change: (appointments: readonly AppointmentSummary[], change: SharedChange) =>
      go('change', appointments, async (id) => {
        const whole = await client.fetchQuery({ ...appointmentQuery(id), staleTime: 0 });
        await update.send({ id, version: whole.version, input: withChange(inputOf(valuesOf(whole)), change) });
        return 0;
      }),
    remove: (appointments: readonly AppointmentSummary[]) =>
      go('delete', appointments, async (id) => {
        await remove.send({ id });
        return 0;
      }),
  };
}
