import type { RemovalKind } from '@gastspiel/domain/privacy/removal.ts';
import { useNavigate } from '@tanstack/react-router';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { REMOVAL_KIND_TEXTS } from './privacy-texts.ts';

const DeleteTargetUser = graphql(`
  mutation DeleteTargetUser($id: String!) {
    deleteTargetUser(targetUserId: $id)
  }
`);

const AnonymiseTargetUser = graphql(`
  mutation AnonymiseTargetUser($id: String!) {
    anonymiseTargetUser(targetUserId: $id) {
      anonymisedAt
    }
  }
`);

// As plain text: the router's types know nothing of the features' paths.
const LIST: string = '/target_users';

/** Takes the step and says what was done; whether somebody is anonymised or restricted is the server's to decide. */
export function useRemove(worker: TargetUser): (kind: RemovalKind) => Promise<void> {
  const { id } = worker;
  const name = fullName(worker.personalInformation);
  const navigate = useNavigate();
  const notify = useNotify();
  return async (kind) => {
    if (kind === 'DELETE') {
      await execute(DeleteTargetUser, { id });
      notify({ text: REMOVAL_KIND_TEXTS.DELETE.done(name) });
      await navigate({ to: LIST });
    } else {
      const { anonymiseTargetUser } = await execute(AnonymiseTargetUser, { id });
      const done = REMOVAL_KIND_TEXTS[anonymiseTargetUser.anonymisedAt ? 'ANONYMISE' : 'RESTRICT'].done(name);
      notify({ text: done });
    }
  };
}
