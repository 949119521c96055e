import Box from '@mui/material/Box';
import { daysLater, formatClocks, formatHours, hoursOf } from '#ui/format/german-shift.ts';

/** "17:00–02:00 +1 · 9,00 h". */
export function ShiftTime({ start, end }: { readonly start: string; readonly end: string }) {
  const later = daysLater(start, end);
  return (
    <span>
      {formatClocks(start, end)}
      {later > 0 && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {` +${later}`}
        </Box>
      )}
      {` · ${formatHours(hoursOf(start, end))}`}
    </span>
  );
}
