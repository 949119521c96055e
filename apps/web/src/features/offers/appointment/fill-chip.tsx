import { comingTo, fillState, tooManyFor } from '@gastspiel/domain/appointments/fill-state.ts';
import { CircleCheck, type LucideIcon, TriangleAlert, Users, UserX } from 'lucide-react';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Tone } from '#ui/tokens.ts';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import type { Appointment } from './appointment-query.ts';

type Places = Pick<Appointment, 'bookedTargetUsers' | 'preventedTargetUsers' | 'desiredTargetUsers'>;

/** How many of those wanted are booked and come; who can not come and who is one too many is said beside it. */
export function FillChip(places: Places) {
  const { desiredTargetUsers: desired, preventedTargetUsers: prevented } = places;
  const tooMany = tooManyFor(places);
  const isFull = fillState(places) === 'FULL';
  const words = [
    PAGE_TEXTS.booked(comingTo(places), desired),
    ...(prevented > 0 ? [PAGE_TEXTS.prevented(prevented)] : []),
    ...(tooMany > 0 ? [PAGE_TEXTS.over(tooMany)] : isFull ? [PAGE_TEXTS.full] : []),
  ];
  return <StateChip large {...lookOf(places)} label={words.join(' · ')} />;
}

function lookOf(places: Places): { readonly tone: Tone; readonly icon: LucideIcon } {
  if (tooManyFor(places) > 0) return { tone: 'orange', icon: TriangleAlert };
  const state = fillState(places);
  if (state === 'FULL') return { tone: 'success', icon: CircleCheck };
  return {
    tone: state === 'EMPTY' ? 'danger' : 'warning',
    icon: places.preventedTargetUsers > 0 ? UserX : Users,
  };
}
