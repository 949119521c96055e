import { DEVICE_TICKET, PLATFORM_HEADER, type Platform } from '@gastspiel/domain/devices/device-ticket.ts';

interface Identification {
  readonly platform: Platform;
  readonly token: string | undefined;
  readonly ticket: string | null;
  readonly tenantId: string | undefined;
}

/** Who asks, from which device and in which tenant. */
export const apiHeaders = ({ platform, token, ticket, tenantId }: Identification): Record<string, string> => ({
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  [PLATFORM_HEADER]: platform,
  ...(ticket !== null && { [DEVICE_TICKET.header]: ticket }),
  ...(tenantId !== undefined && { 'x-tenant-id': tenantId }),
});
