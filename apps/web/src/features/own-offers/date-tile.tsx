import { yearOf } from '@gastspiel/domain/time/span-label.ts';
import Box from '@mui/material/Box';
import { NEUTRAL } from '#ui/tokens.ts';

const ZONE = { timeZone: 'Europe/Vienna' } as const;
const WEEKDAY = new Intl.DateTimeFormat('de-AT', { ...ZONE, weekday: 'short' });
const DAY = new Intl.DateTimeFormat('de-AT', { ...ZONE, day: 'numeric' });
const MONTH = new Intl.DateTimeFormat('de-AT', { ...ZONE, month: 'short' });
const SPOKEN = new Intl.DateTimeFormat('de-AT', { ...ZONE, dateStyle: 'full' });

/** "Fr.", "Nov."; "März" and "Mai" are whole words, whichever way the browser writes them. */
const short = (format: Intl.DateTimeFormat, at: Date, whole: RegExp): string => {
  const text = format.format(at).replace('.', '');
  return whole.test(text) ? text : `${text}.`;
};

/** The day as a sheet of a tear-off calendar. */
export function DateTile({ instant }: { readonly instant: string }) {
  const at = new Date(instant);
  return (
    <Box component="time" dateTime={instant} aria-label={SPOKEN.format(at)} role="img" sx={TILE}>
      <span>{short(WEEKDAY, at, /^$/)}</span>
      <Box component="span" sx={{ typography: 'subtitle1', lineHeight: 1.15 }}>
        {DAY.format(at)}
      </Box>
      <span>{short(MONTH, at, /^(Mai|Juni|Juli|März)$/)}</span>
      {yearOf(at) !== yearOf(new Date()) && <span>{yearOf(at)}</span>}
    </Box>
  );
}

const TILE = {
  flex: 'none',
  width: 56,
  py: 0.5,
  display: 'grid',
  justifyItems: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: NEUTRAL[50],
  typography: 'caption',
  color: 'text.primary',
} as const;
