import type { QueryClient } from '@tanstack/react-query';
import { isLiveKey, keysOf } from './topics.ts';

/** So long further topics are waited for: offers to a hundred people come in bursts. */
const GATHER_MS = 150;

/**
 * Fetches again what changed. One round after the other: while one is under way the next ones gather, so that a steady
 * stream of changes does not begin everything anew before it has arrived.
 */
export function createRefetch(client: Pick<QueryClient, 'invalidateQueries'>) {
  let gathered = new Set<string>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (gathered.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const topics = gathered;
      gathered = new Set();
      // Two topics may concern the same.
      const keys = [...new Map([...topics].flatMap(keysOf).map((key) => [key.join(), key])).values()];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    }
    isRunning = false;
  }

  return {
    topics(topics: readonly string[]): void {
      for (const topic of topics) gathered.add(topic);
      if (!isRunning) void run();
    },
    /** Something may have been missed. */
    everything: (): Promise<void> => client.invalidateQueries({ predicate: ({ queryKey }) => isLiveKey(queryKey) }),
  };
}
