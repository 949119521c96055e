import { understandPeriod } from '@gastspiel/domain/appointments/planned-period.ts';
import { useState } from 'react';
import { FieldWarning } from '#ui/fields/field-warning.tsx';
import { formatHours } from '#ui/format/german-shift.ts';
import { Stack } from '#ui/layout.tsx';
import { whenOf } from '../appointment-times.ts';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';
import { useEnteredPeriod } from './use-following-end.ts';

/** How long it is, and what the clocks do meanwhile. */
export function PeriodHint() {
  const [openedAt] = useState(() => new Date());
  const period = understandPeriod(useEnteredPeriod());
  if (!period) return null;
  const { start, end, hours, clockChange, readAs } = period;
  const times = { startDateTime: start.toISOString(), endDateTime: end.toISOString() };
  const length = formatHours(hours);
  return (
    <Stack gap={0.5} sx={{ mt: 0.75, typography: 'caption', color: 'text.secondary' }}>
      <span>{`${whenOf(times)} · ${length}`}</span>
      {readAs && <FieldWarning>{TEXTS.readAs(`${readAs.start}–${readAs.end}`)}</FieldWarning>}
      {clockChange > 0 && <FieldWarning>{TEXTS.clocksBack(length)}</FieldWarning>}
      {clockChange < 0 && <FieldWarning>{TEXTS.clocksForward(length)}</FieldWarning>}
      {start < openedAt && <FieldWarning>{TEXTS.inThePast}</FieldWarning>}
    </Stack>
  );
}
