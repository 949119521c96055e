import { CircleCheck, TriangleAlert, Users } from 'lucide-react';
import { StateChip } from '#ui/states/state-chip.tsx';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import type { Appointment } from './appointment-query.ts';

/** How many of those wanted are booked; too many are a sign of something gone wrong. */
export function FillChip({ bookedTargetUsers: booked, desiredTargetUsers: desired }: Appointment) {
  const text = PAGE_TEXTS.booked(booked, desired);
  if (booked > desired) {
    return (
      <StateChip large tone="orange" icon={TriangleAlert} label={`${text} · ${PAGE_TEXTS.over(booked - desired)}`} />
    );
  }
  if (booked === desired)
    return <StateChip large tone="success" icon={CircleCheck} label={`${text} · ${PAGE_TEXTS.full}`} />;
  return <StateChip large tone={booked === 0 ? 'danger' : 'warning'} icon={Users} label={text} />;
}
