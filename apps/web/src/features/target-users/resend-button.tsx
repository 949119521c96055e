import Button from '@mui/material/Button';
import { MailPlus } from 'lucide-react';
import type { Command } from '#platform/attempts/command.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { RESEND_TEXTS } from './person-texts.ts';

interface ResendButtonProps<Variables> {
  /** Where the link goes. */
  readonly email: string;
  readonly command: Command<Variables, undefined>;
  readonly variables: Variables;
}

/** For a link that has lapsed or never came. */
export function ResendButton<Variables>({ email, command, variables }: ResendButtonProps<Variables>) {
  const notify = useNotify();
  const { press, isBusy } = useAttempt(command, {
    onDone: () => notify({ text: RESEND_TEXTS.sent(email) }),
    onFailed: ({ message }) => notify({ tone: 'danger', text: RESEND_TEXTS.failed, detail: message }),
  });
  return (
    <Button
      variant="outlined"
      size="small"
      loading={isBusy}
      startIcon={<MailPlus size={16} />}
      onClick={() => press(variables)}
    >
      {RESEND_TEXTS.resend}
    </Button>
  );
}
