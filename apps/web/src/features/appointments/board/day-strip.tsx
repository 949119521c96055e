import { summariseFill } from '@gastspiel/domain/appointments/fill-state.ts';
import type { BoardDay } from '@gastspiel/domain/appointments/week-board.ts';
import { holidayOn } from '@gastspiel/domain/holidays/holidays.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { NEUTRAL, tint } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { spokenDay, weekdayOf } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { OVERVIEW_TEXTS } from '../overview/overview-texts.ts';
import { BOARD_TEXTS } from './board-texts.ts';

interface DayStripProps {
  readonly days: readonly Day[];
  readonly day: Day;
  readonly today: Day;
  readonly board: readonly BoardDay<AppointmentSummary>[] | undefined;
  readonly onDay: (day: Day) => void;
}

const countOf = (bands: BoardDay<AppointmentSummary> | undefined): number | undefined =>
  bands &&
  summariseFill(Object.values(bands).flatMap((band) => band.map(({ appointment }) => appointment))).appointments;

/** The week in one line: which day is shown, and how much there is on each. */
export function DayStrip({ days, day: shown, today, board, onDay }: DayStripProps) {
  const holiday = holidayOn(shown);
  return (
    <div>
      <Box
        role="group"
        aria-label={BOARD_TEXTS.days}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 0.25 }}
      >
        {days.map((day, index) => {
          const count = countOf(board?.[index]);
          const name = [spokenDay(day), holidayOn(day), count !== undefined && OVERVIEW_TEXTS.count(count)];
          return (
            <ButtonBase
              key={day}
              aria-pressed={day === shown}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => onDay(day)}
              sx={DAY}
            >
              <Box component="span" sx={VISUALLY_HIDDEN}>
                {name.filter(Boolean).join(', ')}
              </Box>
              <span aria-hidden>{weekdayOf(day)}</span>
              <b aria-hidden>{Number(day.slice(8))}</b>
              <small aria-hidden>{count || undefined}</small>
            </ButtonBase>
          );
        })}
      </Box>
      {holiday && <Box sx={{ mt: 1, color: 'secondary.dark', fontWeight: 600 }}>{holiday}</Box>}
    </div>
  );
}

const DAY = {
  display: 'grid',
  minHeight: 60,
  py: 0.75,
  border: `1px solid ${NEUTRAL[200]}`,
  borderRadius: '10px',
  bgcolor: NEUTRAL[0],
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.3,
  '& b': { fontSize: '1rem' },
  // Also while it is empty: what is counted moves nothing.
  '& small': { color: NEUTRAL[500], fontSize: '0.75rem', minHeight: '1.3em' },
  '&[aria-current]': { borderColor: 'primary.main' },
  '&[aria-pressed=true]': { bgcolor: tint(12), borderColor: 'primary.main', color: 'primary.dark' },
} as const;
