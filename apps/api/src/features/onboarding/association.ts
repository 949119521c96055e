import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { ONBOARDING_FAILURES } from '@gastspiel/domain/onboarding/onboarding-failures.ts';
import type { OnboardingFlow } from '@gastspiel/domain/tenants/association-code.ts';
import { TENANT_LIMITS } from '@gastspiel/domain/tenants/tenant-rules.ts';
import { z } from 'zod';
import { selectAssociation } from '#features/onboarding/onboarding.sql.ts';
import type { Database } from '#platform/database/database.ts';
import type { Credentials } from '#platform/identity/viewer.ts';

export const associationCode = z.string().max(TENANT_LIMITS.associationCode, ONBOARDING_FAILURES.wrongCode.message);

/** Where a code leads. */
export interface Association {
  readonly tenantId: string;
  readonly flow: OnboardingFlow;
}

interface Outside {
  readonly database: Pick<Database, 'single'>;
  readonly credentials: Credentials;
}

/** Outside any transaction: a wrong try must stay counted when the request fails. */
export async function findAssociation(code: string, { database, credentials }: Outside): Promise<Association> {
  const found = await selectAssociation(database.single, code, credentials.caller());
  if (found.outcome === 'FOUND') return found;
  throw new Failure(ONBOARDING_FAILURES[found.outcome === 'WRONG' ? 'wrongCode' : 'tooManyAttempts']);
}
