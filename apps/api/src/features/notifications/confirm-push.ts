import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { z } from 'zod';
import { storeReceipt } from '#features/notifications/push-receipts.sql.ts';
import { bindTenant } from '#platform/database/bound.ts';
import { secretMutation } from '#platform/graphql/use-case.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { readLink, signLink } from '#platform/secrets/signed-link.ts';

/** The receipt that a device gives back once it has shown a message: nobody has to be signed in on a locked phone. */
export const pushReceipt = (secrets: Secrets, tenantId: string, userId: string, appointmentId: string): string =>
  signLink(secrets, 'push-receipt', tenantId, userId, appointmentId);

export const confirmPush = secretMutation({
  action: 'push.confirm',
  input: z.object({ receipt: z.string().max(300) }),
  prepare: async ({ receipt }, { secrets }) => {
    const [tenantId, userId, appointmentId] = readLink(secrets, 'push-receipt', receipt) ?? [];
    if (!tenantId || !userId || !appointmentId) throw new Failure(OFFER_FAILURES.wrongLink);
    return { tenantId, userId, appointmentId };
  },
  run: async ({ db, prepared: { tenantId, userId, appointmentId }, now, nothingChanged }) => {
    await bindTenant(db, tenantId);
    // Showing a message changes nobody's data: history would only be longer.
    nothingChanged();
    return storeReceipt(db, userId, appointmentId, now);
  },
});
