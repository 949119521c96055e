import type {
  TargetUserOnboardingInput,
  TenantUserOnboardingInput,
} from '@gastspiel/domain/onboarding/onboarding-input.ts';
import type { z } from 'zod';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql, type VariablesOf } from '#platform/graphql/graphql.ts';

const CompleteOnboarding = graphql(`
  mutation CompleteOnboarding(
    $code: String!
    $targetUser: TargetUserOnboardingInput
    $tenantUser: TenantUserOnboardingInput
  ) {
    completeOnboarding(tenantAssociationCode: $code, targetUser: $targetUser, tenantUser: $tenantUser)
  }
`);

/** Asks to belong to the agency of the code. */
export const completeOnboarding = defineCommand({
  document: CompleteOnboarding,
});

/** The form of the code's flow. */
type Form =
  | { readonly targetUser: z.output<typeof TargetUserOnboardingInput> }
  | { readonly tenantUser: z.output<typeof TenantUserOnboardingInput> };

// The types tell undefined from left out, the JSON that is sent does not.
export const onboardingVariables = (code: string, form: Form) =>
  ({ code, ...form }) as VariablesOf<typeof CompleteOnboarding>;
