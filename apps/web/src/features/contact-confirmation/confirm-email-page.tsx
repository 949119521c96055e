import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import Button from '@mui/material/Button';
import { CircleCheck, LinkIcon, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { ApiError, isFailure } from '#platform/graphql/api-error.ts';
import type { PublicPageProps } from '#platform/navigation/feature.ts';
import { FullScreenMessage } from '#ui/full-screen-message.tsx';
import { confirmEmail } from './confirm-email.ts';
import { CONFIRMATION_TEXTS as TEXTS } from './confirmation-texts.ts';
import { CONFIRMATION_TITLE } from './confirmation-title.ts';

type Step = { readonly name: 'ask' | 'busy' | 'done' } | { readonly name: 'failed'; readonly error: unknown };

/** Opening the link confirms nothing: mail programs look at links by themselves. */
export function ConfirmEmailPage({ rest: token }: PublicPageProps) {
  const [step, setStep] = useState<Step>({ name: 'ask' });
  const confirm = (): void => {
    setStep({ name: 'busy' });
    confirmEmail(token).then(
      () => setStep({ name: 'done' }),
      (error: unknown) => setStep({ name: 'failed', error }),
    );
  };
  if (step.name === 'done') {
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
  if (step.name === 'failed') {
    const isGone = isFailure(step.error, TARGET_USER_FAILURES.confirmationGone);
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
        {step.error instanceof ApiError ? step.error.message : TEXTS.unexpected}
      </FullScreenMessage>
    );
  }
  return (
    <FullScreenMessage
      icon={<MailCheck />}
      title={CONFIRMATION_TITLE}
      actions={
        <Button variant="contained" size="large" loading={step.name === 'busy'} onClick={confirm}>
          {TEXTS.confirm}
        </Button>
      }
    >
      {TEXTS.ask}
    </FullScreenMessage>
  );
}
