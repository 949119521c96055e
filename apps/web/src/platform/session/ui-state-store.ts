const PREFIX = 'uiState.';

/** The screens' memory for the session, each value as JSON under the prefix. */
export function createUiStateStore(storage: Storage) {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    read: (key: string): string | null => storage.getItem(PREFIX + key),
    write(key: string, value: unknown): void {
      if (value === undefined) storage.removeItem(PREFIX + key);
      else storage.setItem(PREFIX + key, JSON.stringify(value));
      tell();
    },
    clear({ keep = [] }: { keep?: readonly string[] } = {}): void {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const kept = keep.map((key) => PREFIX + key);
      for (const key of keys) if (key.startsWith(PREFIX) && !kept.includes(key)) storage.removeItem(key);
      tell();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A stored value, or the initial one where there is none or it was written by another version of the app. */
export function restore<Value>(stored: string | null, initial: Value): Value {
  if (stored === null) return initial;
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial)
      ? (value as Value)
      : initial;
  } catch {
    return initial;
  }
}
