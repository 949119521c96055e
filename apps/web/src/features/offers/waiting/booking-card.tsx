import { RunCard } from '#parts/runs/run-card.tsx';
import { useBookingRun } from './booking-run.ts';
import { WAITING_TEXTS as TEXTS } from './waiting-texts.ts';

/** How far many bookings are, and in the end which appointments had no place for all. */
export function BookingCard({ isAboveBar }: { readonly isAboveBar: boolean }) {
  const { run, booked, close } = useBookingRun();
  return (
    <RunCard
      run={run}
      running={TEXTS.running}
      outcome={({ problems: { length: failed } }) => [TEXTS.done(booked), failed > 0 && TEXTS.notBooked(failed)]}
      texts={TEXTS}
      isAboveBar={isAboveBar}
      onClose={close}
    />
  );
}
