import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isOutOfReach } from './api-error.ts';

/** Whether something on the screen could not be renewed, so that it may be out of date. */
export function useIsStale(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = (listener: () => void) => {
    const leave = [cache.subscribe(listener), onlineManager.subscribe(listener)];
    return () => leave.forEach((end) => void end());
  };
  return useSyncExternalStore(subscribe, () => {
    const shown = cache.findAll({ type: 'active', predicate: ({ state }) => state.data !== undefined });
    return shown.length > 0 && (!onlineManager.isOnline() || shown.some(({ state }) => isOutOfReach(state.error)));
  });
}
