import Box from '@mui/material/Box';
import { ResendButton } from '../resend-button.tsx';
import { resendConfirmation } from '../resend-confirmation.ts';
import type { TargetUser } from '../target-user-query.ts';
import { VIEW_TEXTS } from './view-texts.ts';

interface PendingEmailProps {
  readonly worker: TargetUser;
  readonly email: string;
}

/** An address that its owner has yet to confirm. */
export function PendingEmail({ worker: { id, viewerCanEdit }, email }: PendingEmailProps) {
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      {VIEW_TEXTS.pendingEmail(email)}
      {viewerCanEdit && <ResendButton email={email} send={() => resendConfirmation(id)} />}
    </Box>
  );
}
