import { ProgressCard } from '#ui/progress-card.tsx';
import { useBookingRun } from './booking-run.ts';
import { WAITING_TEXTS as TEXTS } from './waiting-texts.ts';

/** How far many bookings are, and in the end which appointments had no place for all. */
export function BookingCard({ isAboveBar }: { readonly isAboveBar: boolean }) {
  const { run, isRunning, booked, close } = useBookingRun();
  if (!run || run.isHidden) return null;
  const { done, total, current, problems } = run;
  const outcome = [TEXTS.done(booked), ...(problems.length > 0 ? [TEXTS.notBooked(problems.length)] : [])].join(', ');
  return (
    <ProgressCard
      label={TEXTS.label}
      title={isRunning ? TEXTS.running : outcome}
      done={done}
      total={total}
      current={current && TEXTS.now(current)}
      leave={TEXTS.leave}
      problems={problems}
      isAboveBar={isAboveBar}
      onClose={close}
    />
  );
}
