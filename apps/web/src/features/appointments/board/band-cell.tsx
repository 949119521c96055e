import { type DayBand, PROPOSED_TIMES } from '@gastspiel/domain/appointments/day-band.ts';
import type { BoardDay } from '@gastspiel/domain/appointments/week-board.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { instantOf } from '@gastspiel/domain/time/vienna-time.ts';
import { Plus } from 'lucide-react';
import { spokenDay } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { AppointmentCard } from './appointment-card.tsx';
import { BAND_TEXTS, BOARD_TEXTS } from './board-texts.ts';
import { bracketed } from './brackets.ts';

interface BandCellProps {
  readonly day: Day;
  readonly band: DayBand;
  readonly cards: BoardDay<AppointmentSummary>[DayBand];
  readonly now: number;
  readonly canWrite: boolean;
  readonly chosen: ReadonlyMap<string, unknown>;
  readonly canFold?: boolean;
}

/** More than these fold to lines, so that one busy band does not push the week apart. */
const MOST_UNFOLDED = 4;

const createHref = (day: Day, band: DayBand): string => {
  const [start, end] = [PROPOSED_TIMES[band].start, PROPOSED_TIMES[band].end].map((time) =>
    instantOf(day, time).toISOString(),
  );
  return `/appointment/create?start=${start}&end=${end}`;
};

/** The appointments in one band of a day; a click beside them makes a new one there. */
export function BandCell({ day, band, cards, now, canWrite, chosen, canFold = true }: BandCellProps) {
  return (
    <>
      {cards.length > 0 && (
        <ul>
          {bracketed(cards).map(({ appointment, part, bracket }) => (
            <AppointmentCard
              key={appointment.id}
              appointment={appointment}
              partNumber={part?.number}
              partsOf={part?.of}
              bracket={bracket}
              isPast={Date.parse(appointment.endDateTime) <= now}
              isFolded={canFold && cards.length > MOST_UNFOLDED}
              canWrite={canWrite}
              isChosen={chosen.has(appointment.id)}
            />
          ))}
        </ul>
      )}
      {canWrite && (
        <a
          href={createHref(day, band)}
          className="add"
          tabIndex={-1}
          aria-label={BOARD_TEXTS.addTo(spokenDay(day), BAND_TEXTS[band].name)}
        >
          <Plus size={14} aria-hidden />
          {BOARD_TEXTS.add}
        </a>
      )}
    </>
  );
}
