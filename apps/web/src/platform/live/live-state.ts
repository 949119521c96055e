import { observable } from '#platform/state/observable.ts';
import { useObservable } from '#platform/state/use-observable.ts';

/** Whether changes come by themselves at this moment. */
export type LiveState = 'live' | 'off';

export const liveState = observable<LiveState>('off');

export const useLiveState = (): LiveState => useObservable(liveState);
