import { ECDH } from 'node:crypto';
import { DEVICE_FAILURES } from '@gastspiel/domain/devices/device-failures.ts';
import { PushEndpointInput, PushSubscriptionInput } from '@gastspiel/domain/devices/push-subscription.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { z } from 'zod';
import { deletePushToken, storePushToken } from '#features/devices/devices.sql.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { isPushHost } from '#platform/push/web-push.ts';

/** Whether messages can be encrypted for it: not everything of the right length is a point of the curve. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** A browser that changes hands moves to the person who registered it last. */
export const registerWebPush = mutation({
  action: 'push.register',
  input: z.object({ subscription: PushSubscriptionInput }),
  // It comes from a browser and could name any address, of our own network too.
  prepare: async ({ subscription: { endpoint, keys } }, { addresses }) => {
    if (!isPushHost(endpoint, addresses.WEB_PUSH_HOSTS) || !isPoint(keys.p256dh))
      throw new Failure(DEVICE_FAILURES.browserUnusable);
  },
  run: async ({ db, actor, input: { subscription }, record }) => {
    const { endpoint, keys } = subscription;
    await storePushToken(db, actor, { token: endpoint, keys });
    record({ entityType: 'push-token', entityId: actor.userId });
    return true;
  },
});

export const unregisterWebPush = mutation({
  action: 'push.register',
  input: PushEndpointInput,
  run: async ({ db, actor, input, record, nothingChanged }) => {
    const removed = await deletePushToken(db, actor, input.endpoint);
    if (removed) record({ entityType: 'push-token', entityId: actor.userId });
    else nothingChanged();
    return removed;
  },
});
