import type { AppHistory } from '#platform/navigation/history.ts';

/** A history that only remembers; `go` moves at once. */
export function memoryHistory(first: string): AppHistory {
  const entries = [{ href: first, key: 'first' }];
  let index = 0;
  const listeners = new Set<() => void>();
  const entryOf = (href: string) => ({ href, key: crypto.randomUUID() });
  return {
    entry: () => ({ ...(entries[index] ?? entryOf('/')), index }),
    push(href) {
      index += 1;
      entries.splice(index, Infinity, entryOf(href));
    },
    replace: (href) => void entries.splice(index, 1, entryOf(href)),
    go(delta) {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      for (const listener of listeners) listener();
    },
    onMove(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
