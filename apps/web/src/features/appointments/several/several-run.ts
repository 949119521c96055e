import { defineRun } from '#parts/runs/many-run.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { observable } from '#platform/state/observable.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import { whenOf } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { deleteAppointments, offerToAll, type SharedChange, updateAppointments } from './several-calls.ts';

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

type Left = Awaited<ReturnType<typeof deleteAppointments.send>>;

/** One call for all of them; whichever stays as it was says why. */
function together(call: () => Promise<Left>): (id: string) => Promise<number> {
  let called: Promise<Left> | undefined;
  return async (id) => {
    called ??= call();
    const left = (await called).find((one) => one.id === id);
    if (left) throw new Error(left.refusal ?? '');
    return 0;
  };
}

/** A step for several appointments; each has its own outcome. */
export function useSeveralRun() {
  const { run, isRunning, start, close } = useRun();
  const { step, asked } = useObservable(kind);
  const offer = useAttempt(offerToAll);
  const update = useAttempt(updateAppointments);
  const remove = useAttempt(deleteAppointments);
  const go = (of: SeveralStep, appointments: readonly AppointmentSummary[], take: (id: string) => Promise<number>) => {
    if (isRunning) return Promise.resolve([]);
    kind.set({ step: of, asked: 0 });
    return start(named(appointments), async ({ id }) => {
      const more = await take(id);
      kind.set({ step: of, asked: kind.get().asked + more });
    });
  };
  const idsOf = (appointments: readonly AppointmentSummary[]) => appointments.map(({ id }) => id);
  return {
    ...{ run, isRunning, close, step, asked },
    offer: (appointments: readonly AppointmentSummary[]) => go('offer', appointments, (id) => offer.send({ id })),
    change: (appointments: readonly AppointmentSummary[], change: SharedChange) =>
      go(
        'change',
        appointments,
        together(() => update.send({ ids: idsOf(appointments), change })),
      ),
    remove: (appointments: readonly AppointmentSummary[]) =>
      go(
        'delete',
        appointments,
        together(() => remove.send({ ids: idsOf(appointments) })),
      ),
  };
}
