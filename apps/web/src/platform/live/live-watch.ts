import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { useEffect } from 'react';
import { apiHeaders } from '#platform/graphql/api-headers.ts';
import { chosenTenant } from '#platform/graphql/chosen-tenant.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { atServer } from '#platform/native/server-address.ts';
import { keptShifts } from '#platform/offline/kept-shifts.ts';
import { getAccessToken, renewAccessToken } from '#platform/session/access-token.ts';
import { deviceStatus, deviceTickets, dropRefusedTicket } from '#platform/session/device-state.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { liveState } from './live-state.ts';
import { createRefetch } from './refetch.ts';
import { stayLive } from './stay-live.ts';

/** Opens the stream with the same headers as every call; undefined when it is not to be had now. */
async function openStream(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | undefined> {
  const ticket = deviceTickets.read();
  const token = await getAccessToken();
  const headers = apiHeaders({ platform: currentPlatform(), token, ticket, tenantId: chosenTenant.get() });
  const response = await fetch(atServer('/events'), { headers, signal, cache: 'no-store' });
  if (response.ok && response.body) return response.body;
  if (response.status === DEVICE_TICKET.invalidStatus) dropRefusedTicket(ticket);
  // Blocked while the app was open: what was kept for the way to a shift goes at once, not with the next start.
  if (response.status === 403) keptShifts.clear();
  if (response.status === 401) await renewAccessToken();
  return undefined;
}

const PORTS = { open: openStream, refetch: createRefetch(queryClient), setState: liveState.set };

/** Shows nothing: while the person looks at the app on their own device, changes that others make appear by themselves. */
export function LiveWatch() {
  const isReady = useObservable(deviceStatus).name === 'ready';
  const tenantId = useViewer().tenant?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stream speaks of one tenant, so another one needs another
  useEffect(() => (isReady ? whileVisible((signal) => void stayLive(PORTS, signal)) : undefined), [isReady, tenantId]);
  return null;
}

/** Begins whenever the page comes to sight and ends when it is out of it. Answers how to end it for good. */
function whileVisible(begin: (signal: AbortSignal) => void): () => void {
  let over: AbortController | undefined;
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      over?.abort();
      over = undefined;
    } else if (!over) {
      over = new AbortController();
      begin(over.signal);
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    over?.abort();
  };
}
