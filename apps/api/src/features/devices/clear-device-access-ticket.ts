import { deleteTicket } from '#features/devices/devices.sql.ts';
import { mutation, NO_INPUT } from '#platform/graphql/use-case.ts';

export const clearDeviceAccessTicket = mutation({
  action: 'device-tickets.clear',
  input: NO_INPUT,
  run: async ({ db, actor, credentials, record, nothingChanged }) => {
    const cleared = credentials.ticketHash !== null && (await deleteTicket(db, actor, credentials.ticketHash));
    if (cleared) record({ entityType: 'device-access-ticket', entityId: actor.userId });
    else nothingChanged();
    return cleared;
  },
});
