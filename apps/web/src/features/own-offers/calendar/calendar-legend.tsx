import { holidayOn } from '@gastspiel/domain/holidays/holidays.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import { LEGEND } from './calendar-styles.ts';
import { CALENDAR_TEXTS as TEXTS } from './calendar-texts.ts';

/** What the colours mean, and what the holidays are called. */
export function CalendarLegend({ days }: { readonly days: readonly Day[] }) {
  return (
    <Box component="ul" sx={LEGEND}>
      <li>
        <i className="booked" />
        {TEXTS.booked}
      </li>
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
