const LOCK_TIMEOUT_MS = 5_000;

/** Runs `work` in one tab at a time. Old browsers have no locks: there it runs unguarded. */
export async function withBrowserLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Absent in old browsers and on pages without https, whatever the type says.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  return locks.request(name, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, work);
}
