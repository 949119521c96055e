import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import type { Several } from '../several/use-several.ts';
import type { useWeek } from './use-week.ts';

/** A week and the way through it, whatever it is shown on. */
export interface ShownWeek extends Pick<ReturnType<typeof useWeek>, 'days' | 'board' | 'appointments'> {
  readonly today: Day;
  readonly day: Day;
  readonly canWrite: boolean;
  readonly several: Several;
  readonly onDay: (day: Day) => void;
  readonly onWeek: (step: 1 | -1) => void;
}
