import Button from '@mui/material/Button';
import { MailPlus, UserRoundX } from 'lucide-react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { Row } from '#ui/layout.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import type { TargetUser } from '../target-user-query.ts';
import { inviteTargetUsers, revokeInvitation } from './invitation-calls.ts';
import { EXPLANATIONS, INVITATION_TEXTS as TEXTS } from './invitation-texts.ts';

/** How somebody without an account comes to one. Nothing for who has one. */
export function InvitationNotice({ worker }: { readonly worker: TargetUser }) {
  const { invitationState: state } = worker;
  if (!state) return null;
  const { title, text } = EXPLANATIONS[state];
  return (
    <NoticeCard
      icon={<UserRoundX />}
      tone={state === 'TO_CONFIRM' ? 'warning' : 'info'}
      title={title}
      footer={worker.viewerCanEdit && worker.userState !== 'BLOCKED' && <Steps worker={worker} />}
    >
      {text}
    </NoticeCard>
  );
}

function Steps({ worker: { id, invitationState: state, personalInformation } }: { readonly worker: TargetUser }) {
  const notify = useNotify();
  const onFailed = ({ message }: Error): void => notify({ tone: 'danger', text: TEXTS.failed, detail: message });
  const inviting = useAttempt(inviteTargetUsers, {
    onDone: () => notify({ text: TEXTS.invited(personalInformation.contactEmail) }),
    onFailed,
  });
  const revoking = useAttempt(revokeInvitation, { onDone: () => notify({ text: TEXTS.revoked }), onFailed });
  return (
    <Row wraps gap={1} sx={{ mt: 1 }}>
      <Button
        variant={state === 'NOT_INVITED' ? 'contained' : 'outlined'}
        startIcon={<MailPlus size={16} />}
        loading={inviting.isBusy}
        onClick={() => inviting.press({ ids: [id] })}
      >
        {state === 'NOT_INVITED' ? TEXTS.invite : TEXTS.inviteAgain}
      </Button>
      {state === 'INVITED' && (
        <Button loading={revoking.isBusy} onClick={() => revoking.press({ id })}>
          {TEXTS.revoke}
        </Button>
      )}
    </Row>
  );
}
