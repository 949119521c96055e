import { type RefObject, useEffect, useState } from 'react';

/** So much of a card has to be seen. */
const SHARE = 0.4;

/** The ids of those of the box's children that have been in sight; they stand in the order of `ids`. */
export function useInSight(box: RefObject<Element | null>, ids: readonly string[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const shown = ids.join();
  useEffect(() => {
    const now = shown.split(',');
    // An offer that has gone may come back as a new question, beneath the edge of the screen.
    setSeen((before) => new Set(now.filter((id) => before.has(id))));
    const idOf = new Map([...(box.current?.children ?? [])].map((card, index) => [card, now[index] ?? '']));
    const observer = new IntersectionObserver(
      (entries) => {
        const fresh = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? (idOf.get(target) ?? []) : []));
        if (fresh.length > 0) setSeen((before) => new Set([...before, ...fresh]));
      },
      { threshold: SHARE },
    );
    for (const card of idOf.keys()) observer.observe(card);
    return () => observer.disconnect();
  }, [box, shown]);
  return seen;
}
