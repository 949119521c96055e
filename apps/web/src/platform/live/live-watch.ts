import { useEffect } from 'react';
import { queryClient } from '#platform/graphql/query-client.ts';
import { deviceStatus } from '#platform/session/device-state.ts';
import { useObservable } from '#platform/state/observable.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { liveState } from './live-state.ts';
import { openStream } from './open-stream.ts';
import { createRefetch } from './refetch.ts';
import { stayLive } from './stay-live.ts';

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
