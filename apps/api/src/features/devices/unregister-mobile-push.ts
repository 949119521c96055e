import { PushTokenInput } from '@gastspiel/domain/devices/push-subscription.ts';
import { deletePushToken } from '#features/devices/devices.sql.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const unregisterMobilePush = mutation({
  action: 'push.register',
  input: PushTokenInput,
  run: async ({ db, actor, input, record, nothingChanged }) => {
    const removed = await deletePushToken(db, actor, input.token);
    if (removed) record({ entityType: 'push-token', entityId: actor.userId });
    else nothingChanged();
    return removed;
  },
});
