import { executePublicly } from '#platform/graphql/execute-publicly.ts';
import { graphql } from '#platform/graphql/graphql.ts';

const ConfirmContactEmail = graphql(`
  mutation ConfirmContactEmail($token: String!) {
    confirmContactEmail(token: $token)
  }
`);

export async function confirmEmail(token: string): Promise<void> {
  await executePublicly(ConfirmContactEmail, { token });
}
