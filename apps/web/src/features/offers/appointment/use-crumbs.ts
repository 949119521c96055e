import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { weekNumber } from '@gastspiel/domain/time/week.ts';
import { useEffect } from 'react';
import { uiState } from '#platform/session/ui-state.ts';
import { formatWeekday } from '#ui/format/german-shift.ts';
import type { Crumb } from '#ui/pages/crumbs.tsx';
import { PAGE_TEXTS } from '../cockpit-texts.ts';
import { OVERVIEW } from '../offers-keys.ts';

/** Where the session remembers the day that the overview of appointments shows. */
const SHOWN_DAY = 'appointments.day';

/** The way back, to the week that the appointment lies in. */
export function useCrumbs(startDateTime: string): readonly Crumb[] {
  const day = dayOf(new Date(startDateTime));
  useEffect(() => uiState.write(SHOWN_DAY, day), [day]);
  return [
    { label: PAGE_TEXTS.appointments, href: OVERVIEW },
    { label: PAGE_TEXTS.week(weekNumber(day).week), href: OVERVIEW },
    { label: formatWeekday(startDateTime) },
  ];
}
