import { clearDeviceAccessTicket } from '#features/devices/clear-device-access-ticket.ts';
import { issueDeviceAccessTicket } from '#features/devices/issue-device-access-ticket.ts';
import { registerMobilePush } from '#features/devices/register-mobile-push.ts';
import { unregisterMobilePush } from '#features/devices/unregister-mobile-push.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

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
      args: { force: t.arg.boolean({ description: 'Takes over: the other device’s ticket dies at once.' }) },
      ...serve(issueDeviceAccessTicket),
    }),
  );
  builder.mutationField('clearDeviceAccessTicket', (t) =>
    t.field({
      type: 'Boolean',
      description: 'Gives the ticket of this device back. False when it was not the valid one.',
      ...serve(clearDeviceAccessTicket),
    }),
  );
  builder.mutationField('registerMobilePush', (t) =>
    t.field({
      type: 'Boolean',
      description: 'From now on notifications reach this phone.',
      args: { token: t.arg.string({ description: 'The push token of the phone.' }) },
      ...serve(registerMobilePush),
    }),
  );
  builder.mutationField('unregisterMobilePush', (t) =>
    t.field({
      type: 'Boolean',
      description: 'Notifications no longer reach this phone. False when none did.',
      args: { token: t.arg.string({ description: 'The push token of the phone.' }) },
      ...serve(unregisterMobilePush),
    }),
  );
};
