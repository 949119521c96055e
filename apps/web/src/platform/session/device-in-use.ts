import { DEVICE_TICKET_ISSUE_PREFIX } from '@gastspiel/domain/devices/device-failures.ts';
import { ApiError } from '#platform/graphql/api-error.ts';

/** Whether the server refused a ticket because another device holds the person's. */
export function isDeviceInUse(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.classification === 'BAD_REQUEST' &&
    error.message.startsWith(DEVICE_TICKET_ISSUE_PREFIX)
  );
}
