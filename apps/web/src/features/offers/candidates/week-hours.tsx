import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { formatDecimal, formatHours } from '#ui/format/german-shift.ts';
import { TONES } from '#ui/tokens.ts';
import { warningText } from '../lanes/offer.ts';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';
import type { Candidate } from './candidates-query.ts';

/** The hours of the week, now and with this shift; coloured where the law has something to say. */
export function WeekHours(candidate: Pick<Candidate, 'hoursOfWeek' | 'hoursWithShift' | 'warnings'>) {
  const { hoursOfWeek, hoursWithShift, warnings } = candidate;
  const tone = warnings.includes('LONG_WEEK') ? TONES.danger : TONES.warning;
  const spoken = CANDIDATE_TEXTS.hoursSpoken(formatHours(hoursOfWeek), formatHours(hoursWithShift));
  const isWarned = warnings.length > 0;
  return (
    <Box
      component="span"
      role="img"
      aria-label={isWarned ? `${spoken}: ${warningText(candidate)}` : spoken}
      title={isWarned ? warningText(candidate) : undefined}
      sx={isWarned ? { ...HOURS, ...CHIP, bgcolor: tone.ground, color: tone.text } : HOURS}
    >
      {isWarned && <TriangleAlert size={13} aria-hidden />}
      <span>{formatDecimal(hoursOfWeek)}</span>
      <Box component="span" sx={isWarned ? {} : { color: 'text.secondary' }}>{`→ ${formatHours(hoursWithShift)}`}</Box>
    </Box>
  );
}

const HOURS = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
const CHIP = { height: 22, px: 1, borderRadius: 999, fontSize: '0.75rem', fontWeight: 600 } as const;
