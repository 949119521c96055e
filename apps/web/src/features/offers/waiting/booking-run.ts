import { defineRun } from '#parts/runs/many-run.ts';
import { attempts } from '#platform/attempts/attempts.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { observable } from '#platform/state/observable.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import { bookingCommands } from '../steps/booking-commands.ts';
import type { WaitingOffer } from './waiting-query.ts';

const useRun = defineRun();
/** How many people the run has booked. */
const booked = observable(0);

/** Books people of several appointments, appointment by appointment: one that is full holds up no other, and is named. */
export function useBookingRun() {
  const { run, isRunning, start, close } = useRun();
  return {
    ...{ run, isRunning, close, booked: useObservable(booked) },
    /** Answers whose appointments failed. */
    async book(offers: readonly WaitingOffer[]): Promise<readonly string[]> {
      if (isRunning) return [];
      booked.set(0);
      const items = [...Map.groupBy(offers, ({ appointment }) => appointment.id)].map(([id, waiting]) => ({
        id,
        name: waiting[0]?.appointment.description ?? '',
        href: linkTo('/appointment/$appointmentId', { appointmentId: id }),
        offerIds: waiting.map(({ offerId }) => offerId),
      }));
      const failed = await start(items, async ({ id, offerIds }) => {
        const count = await attempts.run(bookingCommands(id).book, { offerIds, allowOverbooking: false });
        booked.set(booked.get() + count);
      });
      return failed.flatMap(({ offerIds }) => offerIds);
    },
  };
}
