import { MailPlus, UserCheck, UserX } from 'lucide-react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { MessageDialog } from '#ui/dialogs/message-dialog.tsx';
import type { TargetUserSummary } from '../list/target-users-query.ts';
import { INVITATION_TEXTS, INVITE_MANY_TEXTS as TEXTS } from './invitation-texts.ts';

interface InviteManyDialogProps {
  readonly people: readonly TargetUserSummary[];
  readonly onInvite: () => void;
  readonly onClose: () => void;
}

/** Asks before mails go out: a mail is not called back. */
export function InviteManyDialog({ people, onInvite, onClose }: InviteManyDialogProps) {
  const without = people.filter(({ invitationState }) => invitationState !== null);
  const blocked = without.filter(({ userState }) => userState === 'BLOCKED').length;
  const invited = without.length - blocked;
  const left = [
    { icon: <UserCheck />, count: people.length - without.length, text: TEXTS.haveAccount },
    { icon: <UserX />, count: blocked, text: TEXTS.areBlocked },
  ].flatMap(({ icon, count, text }) => (count > 0 ? [{ icon, text: text(count) }] : []));
  const subject = INVITATION_TEXTS.chosen(people.length);
  if (invited === 0) {
    return (
      <MessageDialog title={TEXTS.nobody} subject={subject} onClose={onClose}>
        {left.map(({ text }) => text).join(' ')}
      </MessageDialog>
    );
  }
  return (
    <ConfirmDialog
      tone="neutral"
      icon={<MailPlus />}
      title={TEXTS.title}
      subject={subject}
      consequences={[{ icon: <MailPlus />, text: TEXTS.invited(invited) }, ...left]}
      note={TEXTS.rest}
      confirm={TEXTS.confirm(invited)}
      onConfirm={onInvite}
      onCancel={onClose}
    />
  );
}
