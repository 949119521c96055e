import { DayView } from './day-view.tsx';
import { useEntryActions } from './entry-actions.tsx';
import type { ShownWeek } from './shown-week.ts';
import { useCardClicks } from './use-card-clicks.ts';
import { useNow } from './use-now.ts';

/** A day of the week with what can be done on it. */
export function PhoneWeek({ appointments, onWeek: _, ...week }: ShownWeek) {
  const now = useNow();
  const { openMenu, dialogs } = useEntryActions(appointments);
  const onClick = useCardClicks(openMenu);
  return (
    <>
      <DayView {...week} now={now} onClick={onClick} />
      {dialogs}
    </>
  );
}
