import { PencilLine } from 'lucide-react';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import type { UnsavedDialogProps } from './unsaved-input.ts';

const UNSAVED_TEXTS = {
  title: 'Eingaben verwerfen?',
  text: 'Auf dieser Seite gibt es Eingaben, die noch nicht gespeichert sind.',
  leave: 'Verwerfen',
  stay: 'Weiter bearbeiten',
} as const;

export function UnsavedDialog({ onLeave, onStay }: UnsavedDialogProps) {
  return (
    <ConfirmDialog
      icon={<PencilLine />}
      title={UNSAVED_TEXTS.title}
      subject={UNSAVED_TEXTS.text}
      note=""
      confirm={UNSAVED_TEXTS.leave}
      onConfirm={onLeave}
      cancel={UNSAVED_TEXTS.stay}
      onCancel={onStay}
    />
  );
}
