import { UsersRound } from 'lucide-react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { joinTargetUsers } from './invitation-calls.ts';
import { JOIN_TEXTS as TEXTS } from './invitation-texts.ts';

interface JoinDialogProps {
  readonly worker: TargetUser;
  readonly other: TargetUser['similarTargetUsers'][number];
  readonly onClose: () => void;
}

/** The one without an account stays; the one who waits gives theirs. */
export function JoinDialog({ worker, other, onClose }: JoinDialogProps) {
  const navigate = useNavigate();
  const [kept, waiting] = worker.invitationState ? [worker.id, other.id] : [other.id, worker.id];
  return (
    <CommandDialog
      command={joinTargetUsers}
      variables={{ id: kept, waiting }}
      tone="neutral"
      icon={<UsersRound />}
      title={TEXTS.title}
      subject={fullName(other)}
      intro={TEXTS.intro}
      consequences={[{ text: TEXTS.account }, { text: TEXTS.completed }, { text: TEXTS.gone }]}
      confirm={TEXTS.join}
      done={() => TEXTS.done(fullName(other))}
      onDone={() => {
        onClose();
        navigate(linkTo('/target_user/$targetUserId', { targetUserId: kept }), { replace: true });
      }}
      onClose={onClose}
    />
  );
}
