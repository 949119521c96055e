import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import { HANDOVER_PATH } from '#platform/session/expiry.ts';
import { awaitTokens } from '#platform/session/handover.ts';
import { signIn } from '#platform/session/sign-in.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { EXPIRY_TEXTS as TEXTS } from './expiry-texts.ts';

/** Over a page with input that is not saved, whose login has ended: the person signs in in another tab, and goes on here. */
export function SignInAgain() {
  useEffect(awaitTokens, []);
  return (
    <ConfirmDialog
      tone="neutral"
      icon={<LogIn />}
      title={TEXTS.title}
      intro={TEXTS.kept}
      note={TEXTS.hint}
      confirm={TEXTS.inNewTab}
      onConfirm={() => void window.open(HANDOVER_PATH, '_blank', 'noopener')}
      cancel={TEXTS.discard}
      onCancel={() => void signIn({ fresh: true })}
    />
  );
}
