import type { RemovalKind } from '@gastspiel/domain/privacy/removal.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { REMOVAL_KIND_TEXTS } from './privacy-texts.ts';

const deleteTargetUser = defineCommand({
  document: graphql(`
    mutation DeleteTargetUser($id: String!) {
      deleteTargetUser(targetUserId: $id)
    }
  `),
});

/** Whether somebody is anonymised or restricted is the server's to decide. */
const anonymiseTargetUser = defineCommand({
  document: graphql(`
    mutation AnonymiseTargetUser($id: String!) {
      anonymiseTargetUser(targetUserId: $id) { anonymisedAt }
    }
  `),
  answer: ({ anonymiseTargetUser: { anonymisedAt } }): RemovalKind => (anonymisedAt ? 'ANONYMISE' : 'RESTRICT'),
});

/** Takes the step and says what was done. */
export function useRemove(worker: TargetUser): (kind: RemovalKind) => Promise<void> {
  const { id } = worker;
  const name = fullName(worker.personalInformation);
  const deletion = useAttempt(deleteTargetUser);
  const anonymisation = useAttempt(anonymiseTargetUser);
  const navigate = useNavigate();
  const notify = useNotify();
  return async (kind) => {
    if (kind === 'DELETE') {
      await deletion.send({ id });
      notify({ text: REMOVAL_KIND_TEXTS.DELETE.done(name) });
      navigate(linkTo('/target_users'));
    } else {
      notify({ text: REMOVAL_KIND_TEXTS[await anonymisation.send({ id })].done(name) });
    }
  };
}
