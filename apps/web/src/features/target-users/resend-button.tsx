import Button from '@mui/material/Button';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from '#ui/notices/notify.ts';
import { RESEND_TEXTS } from './person-texts.ts';

interface ResendButtonProps {
  /** Where the link goes. */
  readonly email: string;
  readonly send: () => Promise<void>;
}

/** For a link that has lapsed or never came. */
export function ResendButton({ email, send }: ResendButtonProps) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const resend = async (): Promise<void> => {
    setBusy(true);
    await send().then(
      () => notify({ text: RESEND_TEXTS.sent(email) }),
      (error: Error) => notify({ tone: 'danger', text: RESEND_TEXTS.failed, detail: error.message }),
    );
    setBusy(false);
  };
  return (
    <Button variant="outlined" size="small" loading={isBusy} startIcon={<MailPlus size={16} />} onClick={resend}>
      {RESEND_TEXTS.resend}
    </Button>
  );
}
