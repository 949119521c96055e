import Box from '@mui/material/Box';
import { NEUTRAL } from '#ui/tokens.ts';

const ZONE = { timeZone: 'Europe/Vienna' } as const;
const WEEKDAY = new Intl.DateTimeFormat('de-AT', { ...ZONE, weekday: 'short' });
const DAY = new Intl.DateTimeFormat('de-AT', { ...ZONE, day: 'numeric' });
const MONTH = new Intl.DateTimeFormat('de-AT', { ...ZONE, month: 'short' });
const SPOKEN = new Intl.DateTimeFormat('de-AT', { ...ZONE, weekday: 'long', day: 'numeric', month: 'long' });

/** The day as a sheet of a tear-off calendar. */
export function DateTile({ instant }: { readonly instant: string }) {
  const at = new Date(instant);
  return (
    <Box component="time" dateTime={instant} aria-label={SPOKEN.format(at)} role="img" sx={TILE}>
      <span>{WEEKDAY.format(at)}</span>
      <Box component="span" sx={{ typography: 'subtitle1', lineHeight: 1.15 }}>
        {DAY.format(at)}
      </Box>
      <span>{MONTH.format(at)}</span>
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
