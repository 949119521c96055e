import { summariseFill } from '@gastspiel/domain/appointments/fill-state.ts';
import type { BoardDay } from '@gastspiel/domain/appointments/week-board.ts';
import { holidayOn } from '@gastspiel/domain/holidays/holidays.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { dayAndMonth, weekdayOf } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { BOARD_TEXTS } from './board-texts.ts';

interface DayHeadProps {
  readonly day: Day;
  readonly isToday: boolean;
  readonly cards: BoardDay<AppointmentSummary> | undefined;
}

/** "Mo 26.10.", with the holiday's name or how many are booked. */
export function DayHead({ day, isToday, cards }: DayHeadProps) {
  const all = cards ? Object.values(cards).flatMap((band) => band.map(({ appointment }) => appointment)) : [];
  const { booked, desired } = summariseFill(all);
  const holiday = holidayOn(day);
  return (
    <>
      <span className="day">
        <span>{`${weekdayOf(day)} ${dayAndMonth(day)}`}</span>
        {isToday && <span className="today">{BOARD_TEXTS.isToday}</span>}
      </span>
      {holiday && <span className="holiday">{holiday}</span>}
      {!holiday && desired > 0 && <span className="sum">{BOARD_TEXTS.booked(booked, desired)}</span>}
    </>
  );
}
