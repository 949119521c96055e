import { INVITATION_LIMITS } from '@gastspiel/domain/target-users/invitation.ts';
import { useState } from 'react';
import { failedNotice, useAttempt } from '#platform/attempts/use-attempt.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { inviteTargetUsers } from './invitation-calls.ts';
import { INVITATION_TEXTS as TEXTS } from './invitation-texts.ts';

/** How far the invitations are that were ordered here. */
export interface Inviting {
  readonly done: number;
  readonly total: number;
  readonly sent: number;
}

/** Invites many, so many at a time. */
export function useInviting() {
  const [inviting, setInviting] = useState<Inviting>();
  const { send } = useAttempt(inviteTargetUsers);
  const notify = useNotify();
  const invite = async (ids: readonly string[]): Promise<void> => {
    let sent = 0;
    try {
      for (let done = 0; done < ids.length; done += INVITATION_LIMITS.atOnce) {
        setInviting({ done, total: ids.length, sent });
        sent += await send({ ids: ids.slice(done, done + INVITATION_LIMITS.atOnce) });
      }
      setInviting({ done: ids.length, total: ids.length, sent });
    } catch (error) {
      setInviting(undefined);
      notify(failedNotice(error, TEXTS.progress, TEXTS.failedRest));
    }
  };
  return { inviting, invite, forget: () => setInviting(undefined) };
}
