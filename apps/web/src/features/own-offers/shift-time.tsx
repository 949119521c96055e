import { daysLater, formatClocks, formatHours, hoursOf } from '#ui/format/german-shift.ts';
import { Quiet } from '#ui/layout.tsx';

/** "17:00–02:00 +1 · 9,00 h". */
export function ShiftTime({ start, end }: { readonly start: string; readonly end: string }) {
  const later = daysLater(start, end);
  return (
    <span>
      {formatClocks(start, end)}
      {later > 0 && <Quiet component="span" size="body2">{` +${later}`}</Quiet>}
      {` · ${formatHours(hoursOf(start, end))}`}
    </span>
  );
}
