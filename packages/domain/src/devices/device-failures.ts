import { defineFailures } from '#domain/failures/failure.ts';

/** By this beginning the browser tells a device in use from other bad requests. */
export const DEVICE_TICKET_ISSUE_PREFIX = 'Device Access Ticket Issue: ';

export const DEVICE_FAILURES = defineFailures('devices', {
  deviceInUse: `${DEVICE_TICKET_ISSUE_PREFIX}Es ist bereits ein anderes Gerät angemeldet.`,
  browserUnusable: 'Dieser Browser kann nicht benachrichtigt werden.',
  ticketInvalid: { classification: 'UNAUTHORIZED', message: 'Device Access Ticket invalid' },
});
