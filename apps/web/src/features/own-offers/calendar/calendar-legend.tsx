import { holidayOn } from '@gastspiel/domain/holidays/holidays.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import { LEGEND } from './calendar-styles.ts';
import { CALENDAR_TEXTS as TEXTS } from './calendar-texts.ts';

interface CalendarLegendProps {
  readonly days: readonly Day[];
  readonly hasPrevention: boolean;
}

/** The meaning of the colours, and the names of the holidays. */
export function CalendarLegend({ days, hasPrevention }: CalendarLegendProps) {
  return (
    <Box component="ul" sx={LEGEND}>
      <li>
        <i className="booked" />
        {TEXTS.booked}
      </li>
      {hasPrevention && (
        <li>
          <i className="prevented" />
          {TEXTS.prevented}
        </li>
      )}
      <li>
        <i className="absent" />
        {TEXTS.absent}
      </li>
      {days.map((day) => {
        const holiday = holidayOn(day);
        return (
          holiday && (
            <li key={day} className="holiday">
              <b>{Number(day.slice(8))}</b>
              {holiday}
            </li>
          )
        );
      })}
    </Box>
  );
}
