import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { apiHeaders } from '#platform/graphql/api-headers.ts';
import { chosenTenant } from '#platform/graphql/chosen-tenant.ts';
import { getAccessToken, renewAccessToken } from '#platform/session/access-token.ts';
import { deviceTickets } from '#platform/session/device-state.ts';
import { dropRefusedTicket } from '#platform/session/drop-refused-ticket.ts';
import { currentPlatform } from '#platform/session/platform.ts';

/** Opens the stream with the same headers as every call; undefined when it is not to be had now. */
export async function openStream(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | undefined> {
  const ticket = deviceTickets.read();
  const token = await getAccessToken();
  const headers = apiHeaders({ platform: currentPlatform(), token, ticket, tenantId: chosenTenant.get() });
  const response = await fetch('/events', { headers, signal, cache: 'no-store' });
  if (response.ok && response.body) return response.body;
  if (response.status === DEVICE_TICKET.invalidStatus) dropRefusedTicket(ticket);
  if (response.status === 401) await renewAccessToken();
  return undefined;
}
