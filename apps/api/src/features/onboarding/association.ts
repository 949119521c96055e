import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { ONBOARDING_FAILURES } from '@gastspiel/domain/onboarding/onboarding-failures.ts';
import type { OnboardingFlow } from '@gastspiel/domain/tenants/association-code.ts';
import { z } from 'zod';
import { selectAssociation } from '#features/onboarding/onboarding.sql.ts';
import { findInvited, type Invited, readInvitation } from '#features/target-users/index.ts';
import { findCurrentTenant } from '#features/tenants/index.ts';
import type { Outside } from '#platform/graphql/use-case.ts';

/** A code of the agency is shorter; an invitation is two ids and a signature. */
export const associationCode = z.string().max(200, ONBOARDING_FAILURES.wrongCode.message);

/** Where a code leads. A personal invitation is a code that only one person has. */
export interface Association {
  readonly tenantId: string;
  readonly flow: OnboardingFlow;
  readonly invited: Invited | undefined;
}

type Asking = Pick<Outside, 'credentials' | 'secrets'> & {
  readonly database: Pick<Outside['database'], 'single' | 'withTenant'>;
};

/** Outside any transaction: a wrong try must stay counted when the request fails. */
export async function findAssociation(code: string, { database, credentials, secrets }: Asking): Promise<Association> {
  const link = readInvitation(secrets, code);
  if (link) {
    const invited = await database.withTenant(link.tenantId, async (db) =>
      (await findCurrentTenant(db)) ? findInvited(db, link.invitationId) : undefined,
    );
    if (!invited) throw new Failure(ONBOARDING_FAILURES.invitationGone);
    return { tenantId: link.tenantId, flow: 'TARGET_USER', invited };
  }
  const found = await selectAssociation(database.single, code, credentials.caller());
  if (found.outcome === 'FOUND') return { ...found, invited: undefined };
  throw new Failure(ONBOARDING_FAILURES[found.outcome === 'WRONG' ? 'wrongCode' : 'tooManyAttempts']);
}

/** For whoever begins; who has used an invitation already is told otherwise. */
export async function findOpenAssociation(code: string, asking: Asking): Promise<Association> {
  const association = await findAssociation(code, asking);
  if (association.invited?.isOpen === false) throw new Failure(ONBOARDING_FAILURES.invitationGone);
  return association;
}
