import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { portions, releaseTargetUsers, type Waiting } from './release-calls.ts';

/** The outcome of a release of many, or how far it is. */
export interface Releasing {
  readonly done: number;
  readonly total: number;
  readonly released: number;
  readonly left: readonly Waiting[];
}

/** Releases many, so many at a time. After a failure the next press goes on: who was released already is left out by itself. */
export function useReleasing() {
  const [releasing, setReleasing] = useState<Releasing>();
  const { send } = useAttempt(releaseTargetUsers);
  const release = async (ids: readonly string[]): Promise<void> => {
    let now: Releasing = { done: 0, total: ids.length, released: 0, left: [] };
    setReleasing(now);
    try {
      for (const portion of portions(ids)) {
        const { released, left } = await send({ ids: portion });
        now = {
          ...now,
          done: now.done + portion.length,
          released: now.released + released,
          left: [...now.left, ...left],
        };
        setReleasing(now);
      }
    } catch (error) {
      setReleasing(undefined);
      throw error;
    }
  };
  return { releasing, release };
}
