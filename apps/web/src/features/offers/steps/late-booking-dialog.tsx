import { CalendarCheck, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { useCockpit } from '../cockpit.ts';
import type { Person } from '../selection.ts';
import { LATE_TEXTS as TEXTS } from './dialog-texts.ts';
import { ensureBooking } from './ensure-booking.ts';
import { FindPersonDialog } from './find-person-dialog.tsx';

/** Books somebody who worked here and was never booked: whoever it was, found by name and then asked about once. */
export function LateBookingDialog({ onClose }: { readonly onClose: () => void }) {
  const { appointment } = useCockpit();
  const [person, setPerson] = useState<Person>();
  const { send } = useAttempt(ensureBooking);
  const notify = useNotify();
  if (!person) {
    return (
      <FindPersonDialog title={TEXTS.title} intro={TEXTS.intro} withBlocked onFound={setPerson} onClose={onClose} />
    );
  }
  return (
    <ConfirmDialog
      tone="neutral"
      title={TEXTS.question}
      subject={person.name}
      consequences={[
        { icon: <CalendarCheck />, text: TEXTS.counts },
        { icon: <UsersRound />, text: TEXTS.overlap },
      ]}
      confirm={TEXTS.confirm}
      onConfirm={async () => {
        await send({ appointmentId: appointment.id, targetUserId: person.id });
        notify({ text: TEXTS.done(person.name) });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
