import { MailCheck } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { SEND_TEXTS as TEXTS } from '../time-sheet-texts.ts';
import type { useSending } from './use-sending.ts';

/** Asks before somebody gets the same paper a second time. */
export const AgainDialog = ({ again }: Pick<ReturnType<typeof useSending>, 'again'>) =>
  again && (
    <ConfirmDialog
      title={TEXTS.againTitle}
      icon={<MailCheck />}
      tone="neutral"
      intro={TEXTS.again(again.subject)}
      note={TEXTS.againNote}
      confirm={TEXTS.againConfirm}
      onConfirm={() => again.answer(true)}
      onCancel={() => again.answer(false)}
    />
  );
