import { z } from 'zod';
import { associationCode, findOpenAssociation } from '#features/onboarding/association.ts';
import { findTargetUser, isInvited, plainWorker } from '#features/target-users/index.ts';
import { bindTenant } from '#platform/database/bound.ts';
import { secretMutation } from '#platform/graphql/use-case.ts';

/**
 * The data that the agency has of the invited person, to begin the form with. A link can be passed on, so only the sign-in for which the
 * provider vouches sees more than the name that stands in the mail. A mutation, because the provider is asked outside of a transaction.
 */
export const openInvitation = secretMutation({
  action: 'onboarding.complete',
  input: z.object({ invitation: associationCode }),
  prepare: async ({ invitation }, outside) => {
    const association = await findOpenAssociation(invitation, outside);
    return { ...association, verifiedEmail: await outside.credentials.verifiedEmail() };
  },
  run: async ({ db, actor, prepared: { tenantId, invited, verifiedEmail }, nothingChanged }) => {
    nothingChanged();
    if (!invited || actor.kind !== 'STRANGER') return null;
    const { firstName, lastName, email: contactEmail } = invited;
    if (!isInvited(contactEmail, verifiedEmail)) return { firstName, lastName, contactEmail, form: null };
    await bindTenant(db, tenantId);
    const worker = await findTargetUser(db, invited.userId);
    return { firstName, lastName, contactEmail, form: worker ? formOf(plainWorker(worker)) : null };
  },
});

/** In the shape in which the form sends it; what only the office knows stays with the office. */
const formOf = ({ sectorAttributes, availableForAppointmentTypeIds }: ReturnType<typeof plainWorker>): string =>
  JSON.stringify({ sectorAttributes, availableForAppointmentTypeIds });
