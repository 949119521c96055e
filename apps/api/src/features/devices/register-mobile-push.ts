import { PushTokenInput } from '@gastspiel/domain/devices/push-subscription.ts';
import { storePushToken } from '#features/devices/devices.sql.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** A phone that changes hands moves to the person who registered it last. */
export const registerMobilePush = mutation({
  action: 'push.register',
  input: PushTokenInput,
  run: async ({ db, actor, input, record }) => {
    await storePushToken(db, actor, { token: input.token, keys: null });
    record({ entityType: 'push-token', entityId: actor.userId });
    return true;
  },
});
