import type { Weekday } from '@gastspiel/domain/appointments/series.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useField } from '#ui/fields/use-field.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { spokenWeekday, weekdayOf } from '../appointment-times.ts';
import { SERIES_TEXTS as TEXTS } from './series-texts.ts';

/** A week that began on a Monday, for its names. */
const WEEKDAYS = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, day: `2024-01-0${weekday}` }));

/** Several of the seven, each a button of its own. */
export function WeekdayField({ name }: { readonly name: string }) {
  const { value, set, ref } = useField<readonly Weekday[]>({ name, label: TEXTS.weekdays });
  const turn = (weekday: Weekday): void =>
    set(WEEKDAYS.map((each) => each.weekday).filter((each) => (each === weekday) !== value.includes(each)));
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ p: 0, mb: 0.75, fontWeight: 600 }}>
        {TEXTS.weekdays}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 0.5 }}>
        {WEEKDAYS.map(({ weekday, day }, index) => (
          <ButtonBase
            key={weekday}
            {...(index === 0 && { ref })}
            aria-pressed={value.includes(weekday)}
            title={spokenWeekday(day)}
            onClick={() => turn(weekday)}
            sx={DAY}
          >
            {weekdayOf(day)}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}

const DAY = {
  height: { xs: 44, sm: 40 },
  border: 1,
  borderColor: NEUTRAL[300],
  borderRadius: '8px',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  '&[aria-pressed=true]': { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
} as const;
