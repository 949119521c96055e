const STORAGE_KEY = 'keptShifts';

/** The data that a worker needs on the way to a shift, and in whose colours. */
export interface KeptShifts<Brand = unknown, Shift = unknown> {
  /** When the server said so. */
  readonly savedAt: string;
  readonly brand: Brand;
  readonly shifts: readonly Shift[];
}

/**
 * The one kind of personal data that stays in a browser: a waiter in a cellar without network must know where to go. Gone with the
 * logout and when another device takes over.
 */
export const keptShifts = {
  read(): KeptShifts | undefined {
    try {
      const stored = window.localStorage.getItem(STORAGE_KEY);
      return stored === null ? undefined : (JSON.parse(stored) as KeptShifts);
    } catch {
      return undefined;
    }
  },
  save(kept: KeptShifts): void {
    try {
      window.localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
    } catch {
      // A full or forbidden storage keeps nothing, which is as good as a browser that was never here.
    }
  },
  clear(): void {
    window.localStorage.removeItem(STORAGE_KEY);
  },
};
