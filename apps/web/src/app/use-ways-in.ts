import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { arriveBy } from '#platform/native/arrival.ts';
import { publicPageAt } from './features.ts';

/** Opens links and messages from outside within the running app, after a question where input would be lost. */
export function useWaysIn(): void {
  const { history } = useRouter();
  useEffect(
    () => arriveBy((path) => (publicPageAt(path) ? window.location.assign(path) : history.push(path))),
    [history],
  );
}
