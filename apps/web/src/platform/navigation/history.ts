/** An entry of the history: the address, and where among the others it stands. */
export interface Entry {
  readonly href: string;
  readonly index: number;
  /** Its own for as long as the tab lives. */
  readonly key: string;
}

/** The browser's history, or one that only remembers. */
export interface AppHistory {
  entry(): Entry;
  push(href: string): void;
  replace(href: string): void;
  go(delta: number): void;
  /** Tells of each move that the app has not made itself. Answers how to end that. */
  onMove(listener: () => void): () => void;
}

type Mark = Omit<Entry, 'href'>;
const newMark = (index: number): Mark => ({ index, key: crypto.randomUUID() });

/** Each entry is marked in the browser, so that a reload knows it again. */
export function browserHistory(): AppHistory {
  const { history, location } = window;
  let last = -1;
  const href = (): string => location.pathname + location.search + location.hash;
  const mark = (): Mark => {
    const found = (history.state as { readonly mark?: Mark } | null)?.mark;
    // The start, or a place within the page that the person has jumped to.
    const known = found ?? newMark(last + 1);
    if (!found) history.replaceState({ mark: known }, '');
    last = known.index;
    return known;
  };
  return {
    entry: () => ({ href: href(), ...mark() }),
    push: (to) => history.pushState({ mark: newMark(mark().index + 1) }, '', to),
    replace: (to) => history.replaceState({ mark: mark() }, '', to),
    go: (delta) => history.go(delta),
    onMove(listener) {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}
