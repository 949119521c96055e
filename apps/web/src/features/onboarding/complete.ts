import type {
  TargetUserOnboardingInput,
  TenantUserOnboardingInput,
} from '@gastspiel/domain/onboarding/onboarding-input.ts';
import type { VariablesOf } from 'gql.tada';
import type { z } from 'zod';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';

const CompleteOnboarding = graphql(`
  mutation CompleteOnboarding(
    $code: String!
    $targetUser: TargetUserOnboardingInput
    $tenantUser: TenantUserOnboardingInput
  ) {
    completeOnboarding(tenantAssociationCode: $code, targetUser: $targetUser, tenantUser: $tenantUser)
  }
`);

type Variables = VariablesOf<typeof CompleteOnboarding>;

/** The form of the code's flow. */
type Form =
  | { readonly targetUser: z.output<typeof TargetUserOnboardingInput> }
  | { readonly tenantUser: z.output<typeof TenantUserOnboardingInput> };

/** Asks to belong to the agency of the code. */
export async function completeOnboarding(code: string, form: Form): Promise<void> {
  // The types tell undefined from left out, the JSON that is sent does not.
  await execute(CompleteOnboarding, { code, ...form } as Variables);
}
