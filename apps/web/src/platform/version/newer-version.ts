/** So often in a row the server must name another version: in an upgrade the old and the new one answer by turns. */
const TIMES = 2;
/** A page that comes back as the old one, from a server that is not renewed yet, is not loaded again at once. */
const PAUSE_MS = 60_000;
const STORAGE_KEY = 'reloadedForVersion';

type Marks = Pick<Storage, 'getItem' | 'setItem'>;

/** Tells whether the page is to be loaded anew. Without a version of its own it takes the first one that is served for it. */
export function createNewerVersion(own: string | undefined, marks: () => Marks, now: () => number = Date.now) {
  let running = own;
  let times = 0;
  let latest = '';
  return {
    note(served: string): void {
      running ??= served;
      times = served === running ? 0 : times + 1;
      latest = served;
    },
    /** Another one was seen, but not often enough. */
    isSuspected: (): boolean => times > 0 && times < TIMES,
    isThere(): boolean {
      if (times < TIMES) return false;
      const [version, at] = (marks().getItem(STORAGE_KEY) ?? '').split(' ');
      return version !== latest || now() - Number(at) > PAUSE_MS;
    },
    markReload: (): void => marks().setItem(STORAGE_KEY, `${latest} ${now()}`),
  };
}
