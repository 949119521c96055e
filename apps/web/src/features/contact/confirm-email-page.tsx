import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import Button from '@mui/material/Button';
import { CircleCheck, LinkIcon, MailCheck } from 'lucide-react';
import { definePublicCommand } from '#platform/attempts/define-command.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ApiError, isFailure } from '#platform/graphql/api-error.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import type { PublicPageProps } from '#platform/navigation/feature.ts';
import { FullScreenMessage } from '#ui/full-screen-message.tsx';
import { CONFIRMATION_TITLE } from './confirmation-title.ts';

/** Only workers get this link. */
const TEXTS = {
  ask: 'Mit einem Klick sagst du uns, dass diese Adresse dir gehört. Ab dann schicken wir deine E-Mails dorthin.',
  confirm: 'Adresse bestätigen',
  doneTitle: 'Adresse bestätigt',
  done: 'Danke! Ab jetzt gehen deine E-Mails an die neue Adresse. Du kannst dieses Fenster schließen.',
  toApp: 'Zu Gastspiel',
  failedTitle: 'Das hat nicht geklappt',
  unexpected: 'Etwas ist schiefgelaufen.',
  newLink: 'Welche Adresse gilt, siehst du in deinem Profil. Dort kannst du sie auch noch einmal ändern.',
  again: 'Noch einmal versuchen',
} as const;

const confirmEmail = definePublicCommand({
  document: graphql(`
    mutation ConfirmContactEmail($token: String!) {
      confirmContactEmail(token: $token)
    }
  `),
});

/** Opening the link confirms nothing: mail programs look at links by themselves. */
export function ConfirmEmailPage({ rest: token }: PublicPageProps) {
  const { press, isBusy, isDone, error } = useAttempt(confirmEmail);
  const confirm = (): void => press({ token });
  if (isDone) {
    return (
      <FullScreenMessage
        icon={<CircleCheck />}
        tone="success"
        title={TEXTS.doneTitle}
        actions={
          <Button variant="outlined" size="large" href="/">
            {TEXTS.toApp}
          </Button>
        }
      >
        {TEXTS.done}
      </FullScreenMessage>
    );
  }
  if (error) {
    const isGone = isFailure(error, TARGET_USER_FAILURES.confirmationGone);
    return (
      <FullScreenMessage
        icon={<LinkIcon />}
        tone="danger"
        title={TEXTS.failedTitle}
        detail={isGone ? TEXTS.newLink : undefined}
        actions={
          isGone ? (
            <Button variant="outlined" size="large" href="/">
              {TEXTS.toApp}
            </Button>
          ) : (
            <Button variant="contained" size="large" onClick={confirm}>
              {TEXTS.again}
            </Button>
          )
        }
      >
        {error instanceof ApiError ? error.message : TEXTS.unexpected}
      </FullScreenMessage>
    );
  }
  return (
    <FullScreenMessage
      icon={<MailCheck />}
      title={CONFIRMATION_TITLE}
      actions={
        <Button variant="contained" size="large" loading={isBusy} onClick={confirm}>
          {TEXTS.confirm}
        </Button>
      }
    >
      {TEXTS.ask}
    </FullScreenMessage>
  );
}
