import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from './renew-target-users.ts';

const ResendContactConfirmation = graphql(`
  mutation ResendContactConfirmation($id: String!) {
    resendContactConfirmation(targetUserId: $id)
  }
`);

const ResendOwnContactConfirmation = graphql(`
  mutation ResendOwnContactConfirmation {
    resendOwnContactConfirmation
  }
`);

export async function resendConfirmation(id: string): Promise<void> {
  await execute(ResendContactConfirmation, { id });
  await renewTargetUsers();
}

export async function resendOwnConfirmation(): Promise<void> {
  await execute(ResendOwnContactConfirmation, {});
}
