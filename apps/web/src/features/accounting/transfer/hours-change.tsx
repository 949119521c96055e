import { inHours } from '@gastspiel/domain/time/minutes.ts';
import Box from '@mui/material/Box';
import { formatDecimal, formatHours } from '#ui/format/german-shift.ts';
import { Quiet } from '#ui/layout.tsx';
import { LIST_TEXTS as TEXTS } from './transfer-texts.ts';

interface HoursChangeProps {
  readonly minutes: number | null;
  readonly minutesBefore: number | null;
}

/** "6,00 → 6,25 h": as payroll has it, and as it is. */
export function HoursChange({ minutes, minutesBefore }: HoursChangeProps) {
  if (minutesBefore === null)
    return (
      <Box component="span" sx={FIGURES}>
        {minutes === null ? TEXTS.none : formatHours(inHours(minutes))}
      </Box>
    );
  if (minutes === null)
    return (
      <Box component="del" sx={FIGURES}>
        {formatHours(inHours(minutesBefore))}
      </Box>
    );
  if (minutes === minutesBefore) {
    return (
      <Box component="span" sx={FIGURES}>
        {formatHours(inHours(minutes))}
        <Quiet component="span" size="caption" sx={{ display: 'block' }}>
          {TEXTS.otherwise}
        </Quiet>
      </Box>
    );
  }
  return (
    <Box component="span" sx={{ ...FIGURES, whiteSpace: 'nowrap' }}>
      <Box component="del" sx={{ color: 'text.secondary' }}>
        {formatDecimal(inHours(minutesBefore))}
      </Box>{' '}
      {TEXTS.arrow}{' '}
      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
        {formatHours(inHours(minutes))}
      </Box>
    </Box>
  );
}

const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;
