import { addDays, type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNow } from '#platform/state/use-now.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { later } from '#ui/later/later.tsx';
import { FloatingFailed } from '#ui/later/load-failed.tsx';
import { Quiet, Row } from '#ui/layout.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { OPEN_ITEMS_TEXTS as TEXTS } from './open-items-texts.ts';

/** Most ask about today or the end of a month; the calendar is loaded for who opens it. */
const CalendarPopover = later(async () => (await import('#ui/fields/calendar-popover.tsx')).CalendarPopover, {
  Failed: FloatingFailed,
});

interface DayChoiceProps {
  /** None for today, which is another one tomorrow. */
  readonly day: Day | null;
  readonly onChoose: (day: Day | null) => void;
}

/** The day in question: today, the end of last month, or any other day that was. */
export function DayChoice({ day, onChoose }: DayChoiceProps) {
  const today = dayOf(useNow());
  const monthEnd = addDays(`${today.slice(0, 7)}-01`, -1);
  const [isPicking, setPicking] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const value = day === null ? 'today' : day === monthEnd ? 'month' : 'other';
  return (
    <Row wraps sx={{ columnGap: 1.5, rowGap: 0.5, ml: { sm: 1 } }}>
      <Quiet component="span" size="body2">
        {TEXTS.day}
      </Quiet>
      <Box ref={anchor}>
        <Toggle<'today' | 'month' | 'other'>
          label={TEXTS.day}
          choices={[
            { value: 'today', label: TEXTS.today(formatDay(today)) },
            { value: 'month', label: formatDay(monthEnd) },
            { value: 'other', label: value === 'other' ? formatDay(day) : TEXTS.otherDay, icon: CalendarDays },
          ]}
          value={value}
          onChange={(chosen) =>
            chosen === 'other' ? setPicking(true) : onChoose(chosen === 'month' ? monthEnd : null)
          }
        />
      </Box>
      {isPicking && anchor.current && (
        <CalendarPopover
          anchor={anchor.current}
          day={day ?? today}
          onPick={(picked) => {
            onChoose(picked >= today ? null : picked);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Row>
  );
}
