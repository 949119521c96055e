import type { FailureKind } from '#domain/failures/failure.ts';
import type { UserState } from '#domain/permissions/roles.ts';
import { TARGET_USER_FAILURES } from '#domain/target-users/target-user-failures.ts';

/** Why a worker's state can not become this, or undefined when it can. */
export const stateRefusal = (from: UserState, to: UserState): FailureKind | undefined =>
  to === 'ONBOARDING' && from !== 'ONBOARDING' ? TARGET_USER_FAILURES.notBackToOnboarding : undefined;
