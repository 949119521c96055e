import { observable, useObservable } from '#platform/state/observable.ts';

/** Whether changes come by themselves at this moment. */
export type LiveState = 'live' | 'off';

export const liveState = observable<LiveState>('off');

export const useLiveState = (): LiveState => useObservable(liveState);
