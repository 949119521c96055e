import { CalendarClock } from 'lucide-react';
import { useViewer } from '#platform/viewer/viewer.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { formatSpan } from '#ui/format/german-instant.ts';
import { ABSENCE_TEXTS as TEXTS } from './absence-texts.ts';
import type { BookingWithin } from './absences-query.ts';

interface BookedMeanwhileProps {
  readonly bookings: readonly BookingWithin[];
  readonly onAnswer: (yes: boolean) => void;
}

/** Before an absence is entered over bookings: nobody shall believe that they are free now. */
export function BookedMeanwhile({ bookings, onAnswer }: BookedMeanwhileProps) {
  const { address } = useViewer();
  return (
    <ConfirmDialog
      icon={<CalendarClock />}
      tone="neutral"
      title={TEXTS.bookedTitle(bookings.length)}
      consequences={bookings.map(({ description, startsAt, endsAt }) => ({
        icon: <CalendarClock />,
        text: `${description}, ${formatSpan(startsAt, endsAt)}`,
      }))}
      note={TEXTS.stays[address]}
      confirm={TEXTS.enterAnyway}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}
