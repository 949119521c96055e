import { ONBOARDING_FAILURES } from '@gastspiel/domain/onboarding/onboarding-failures.ts';
import { queryOptions } from '@tanstack/react-query';
import { isFailure } from '#platform/graphql/api-error.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { ThemeParts } from '#platform/viewer/theme-parts.ts';

const OnboardingOptions = graphql(
  `
  query OnboardingOptions($code: String!) {
    onboardingOptions(tenantAssociationCode: $code) {
      flow isInvitation tenantName
      tenantTheme { ...ThemeParts }
      checkboxes { id label url }
      appointmentTypes { id description }
    }
  }
`,
  [ThemeParts],
);

export type Options = ResultOf<typeof OnboardingOptions>['onboardingOptions'];

/** Where a code leads. Asked once a visit: the form must not change under the hands of who fills it. */
export const optionsQuery = (code: string | undefined) =>
  queryOptions({
    ...ask(OnboardingOptions, { code: code ?? '' }, ['onboarding-options']),
    enabled: code !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The fault of the code itself; any other error is none of its. */
export const refusalOfCode = (error: unknown): string | undefined =>
  [ONBOARDING_FAILURES.wrongCode, ONBOARDING_FAILURES.tooManyAttempts, ONBOARDING_FAILURES.invitationGone].some(
    (failure) => isFailure(error, failure),
  )
    ? (error as Error).message
    : undefined;
