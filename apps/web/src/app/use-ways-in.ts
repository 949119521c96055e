import { useEffect } from 'react';
import { arriveBy } from '#platform/native/arrival.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { publicPageAt } from './features.ts';

/** Opens links and messages from outside within the running app, after a question where input would be lost. */
export function useWaysIn(): void {
  const navigate = useNavigate();
  useEffect(() => arriveBy((path) => (publicPageAt(path) ? window.location.assign(path) : navigate(path))), [navigate]);
}
