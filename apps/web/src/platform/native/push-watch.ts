import { useEffect } from 'react';
import { deviceStatus } from '#platform/session/device-state.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import { registerPush } from './push.ts';

/** Shows nothing: registers this phone for messages as soon as it is the person's device. */
export function PushWatch() {
  const isReady = useObservable(deviceStatus).name === 'ready';
  useEffect(() => (isReady ? registerPush() : undefined), [isReady]);
  return null;
}
