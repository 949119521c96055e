import type { Command } from '#platform/attempts/command.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/dialogs/confirm-dialog.tsx';
import { useNotify } from '#ui/notices/notify.ts';

interface CommandDialogProps<Variables, Answer> extends Omit<ConfirmDialogProps, 'onConfirm' | 'onCancel'> {
  readonly command: Command<Variables, Answer>;
  readonly variables: Variables;
  /** The notice afterwards; left out where the page itself shows that it is done. */
  readonly done?: (answer: Answer) => string;
  /** Goes on afterwards; closes when left out. */
  readonly onDone?: (answer: Answer) => void;
  readonly onClose: () => void;
}

/** Asks, sends the command when the person says yes, and tells that it is done. */
export function CommandDialog<Variables, Answer>(props: CommandDialogProps<Variables, Answer>) {
  const { command, variables, done, onClose, onDone = onClose, ...question } = props;
  const { send } = useAttempt(command);
  const notify = useNotify();
  const confirm = async (): Promise<void> => {
    const answer = await send(variables);
    if (done) notify({ text: done(answer) });
    onDone(answer);
  };
  return <ConfirmDialog {...question} onConfirm={confirm} onCancel={onClose} />;
}
