import { PushSubscriptionInput } from '@gastspiel/domain/devices/push-subscription.ts';
import { clearDeviceAccessTicket } from '#features/devices/clear-device-access-ticket.ts';
import { issueDeviceAccessTicket } from '#features/devices/issue-device-access-ticket.ts';
import { registerMobilePush } from '#features/devices/register-mobile-push.ts';
import { registerWebPush, unregisterWebPush } from '#features/devices/register-web-push.ts';
import { unregisterMobilePush } from '#features/devices/unregister-mobile-push.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { serve } from '#platform/graphql/serve.ts';

const subscriptionInput = inputOf(
  'WebPushSubscriptionInput',
  'The content of `PushSubscription.toJSON()`.',
  PushSubscriptionInput,
  {
    endpoint: 'Where the push service takes messages.',
    keys: inputOf('WebPushKeysInput', 'For whom messages are encrypted.', PushSubscriptionInput.shape.keys, {
      p256dh: 'The public key, base64url.',
      auth: 'The shared secret, base64url.',
    }),
  },
);

export const devicesSchema: SchemaPart = (builder) => {
  const DeviceAccessTicket = builder.objectRef<{ ticket: string }>('DeviceAccessTicket').implement({
    description: 'The right of one device to be used by one person.',
    fields: (t) => ({
      ticket: t.exposeString('ticket', { description: 'To be sent with every call; it is told only this once.' }),
    }),
  });
  builder.mutationField('issueDeviceAccessTicket', (t) =>
    t.field({
      type: DeviceAccessTicket,
      description: 'Registers this device. Refused while another device of the person is registered, unless forced.',
      ...serve(builder, issueDeviceAccessTicket, { force: 'Takes over: the other device’s ticket dies at once.' }),
    }),
  );
  builder.mutationField('clearDeviceAccessTicket', (t) =>
    t.field({
      type: 'Boolean',
      description: 'Gives the ticket of this device back. False when it was not the valid one.',
      ...serve(builder, clearDeviceAccessTicket),
    }),
  );
  builder.mutationField('registerMobilePush', (t) =>
    t.field({
      type: 'Boolean',
      description: 'From now on notifications reach this phone.',
      ...serve(builder, registerMobilePush, { token: 'The push token of the phone.' }),
    }),
  );
  builder.mutationField('registerWebPush', (t) =>
    t.field({
      type: 'Boolean',
      description: 'From now on notifications reach this browser.',
      ...serve(builder, registerWebPush, { subscription: [subscriptionInput, 'As the browser gives it.'] }),
    }),
  );
  builder.mutationField('unregisterWebPush', (t) =>
    t.field({
      type: 'Boolean',
      description: 'Notifications no longer reach this browser. False when none did.',
      ...serve(builder, unregisterWebPush),
    }),
  );
  builder.mutationField('unregisterMobilePush', (t) =>
    t.field({
      type: 'Boolean',
      description: 'Notifications no longer reach this phone. False when none did.',
      ...serve(builder, unregisterMobilePush, { token: 'The push token of the phone.' }),
    }),
  );
};
