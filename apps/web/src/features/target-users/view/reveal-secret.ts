import type { TargetUserSecret } from '@gastspiel/domain/target-users/target-user-values.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../renew-target-users.ts';

const RevealTargetUserSecret = graphql(`
  mutation RevealTargetUserSecret($id: String!, $secret: TargetUserSecret!) {
    revealTargetUserSecret(targetUserId: $id, secret: $secret) {
      value
    }
  }
`);

/** The value goes to who asked and nowhere else; the history shows the look at once. */
export async function revealSecret(id: string, secret: TargetUserSecret): Promise<string> {
  const { revealTargetUserSecret } = await execute(RevealTargetUserSecret, { id, secret });
  void renewTargetUsers();
  return revealTargetUserSecret.value;
}
