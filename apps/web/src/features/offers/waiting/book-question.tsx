import { CalendarOff, Users } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { ABSENT_TEXTS, OVERBOOK_FROM_LIST, OVERBOOK_TEXTS } from '../steps/dialog-texts.ts';

interface BookQuestionProps {
  readonly why: 'absent' | 'full';
  readonly name: string;
  readonly description: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Whether that is meant. */
export function BookQuestion({ why, name, description, onConfirm, onClose }: BookQuestionProps) {
  const isAbsent = why === 'absent';
  const { title, submit } = isAbsent ? ABSENT_TEXTS : OVERBOOK_TEXTS;
  return (
    <ConfirmDialog
      tone="neutral"
      icon={isAbsent ? <CalendarOff /> : <Users />}
      title={title}
      subject={`${name}, ${description}`}
      intro={isAbsent ? ABSENT_TEXTS.intro([name]) : OVERBOOK_FROM_LIST}
      note=""
      confirm={submit}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
