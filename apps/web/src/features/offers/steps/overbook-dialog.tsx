import { Users } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useCockpit } from '../cockpit.ts';
import { OVERBOOK_TEXTS } from './dialog-texts.ts';

interface OverbookDialogProps {
  /** How many are to be booked. */
  readonly more: number;
  readonly again: () => Promise<void>;
  readonly onClose: () => void;
}

/** More people than the customer wanted cost somebody money: that has to be meant. */
export function OverbookDialog({ more, again, onClose }: OverbookDialogProps) {
  const { bookedTargetUsers, desiredTargetUsers } = useCockpit().appointment;
  return (
    <ConfirmDialog
      tone="neutral"
      icon={<Users />}
      title={OVERBOOK_TEXTS.title}
      intro={OVERBOOK_TEXTS.intro(bookedTargetUsers, desiredTargetUsers, more)}
      note=""
      confirm={OVERBOOK_TEXTS.submit}
      onConfirm={async () => {
        await again();
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
