import { CalendarOff } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useCockpit } from '../cockpit.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { fullName } from '../selection.ts';
import { ABSENT_TEXTS } from './dialog-texts.ts';

/** Said yes, but is away by now: somebody should have spoken with them. */
export function AbsentDialog({ offers, onClose }: { readonly offers: readonly Offer[]; readonly onClose: () => void }) {
  const { steps } = useCockpit();
  const absent = offers.filter(({ isAbsent }) => isAbsent).map(fullName);
  return (
    <ConfirmDialog
      tone="neutral"
      icon={<CalendarOff />}
      title={ABSENT_TEXTS.title}
      intro={ABSENT_TEXTS.intro(absent)}
      note=""
      confirm={ABSENT_TEXTS.submit}
      onConfirm={() => {
        onClose();
        void steps.book(offers, true);
      }}
      onCancel={onClose}
    />
  );
}
