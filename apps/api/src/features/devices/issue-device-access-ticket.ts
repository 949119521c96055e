import { randomBytes } from 'node:crypto';
import { DEVICE_FAILURES } from '@gastspiel/domain/devices/device-failures.ts';
import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { z } from 'zod';
import { storeTicket } from '#features/devices/devices.sql.ts';
import { secretMutation } from '#platform/graphql/use-case.ts';
import { hashTicket } from '#platform/identity/viewer.ts';

/** Only the hash is stored: who reads the database can not act as anybody's device. */
export const issueDeviceAccessTicket = secretMutation({
  action: 'device-tickets.issue',
  input: z.object({ force: z.boolean() }),
  run: async ({ db, actor, input, credentials, record }) => {
    const ticket = randomBytes(DEVICE_TICKET.bytes).toString('base64url');
    const issued = await storeTicket(db, actor, hashTicket(ticket), credentials.ticketHash, input.force);
    if (!issued) throw new Failure(DEVICE_FAILURES.deviceInUse);
    record({ entityType: 'device-access-ticket', entityId: actor.userId, after: { force: input.force } });
    return { ticket };
  },
});
