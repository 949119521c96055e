/** A row of numbers that looks drawn and is the same each time: the demo is to tell the same story everywhere. */
export interface Draw {
  /** From 0 up to, not including, `below`. */
  number(below: number): number;
  one<Item>(items: readonly Item[]): Item;
  /** So many different ones, in their order. */
  some<Item>(items: readonly Item[], count: number): Item[];
  isLucky(percent: number): boolean;
}

export function drawFrom(seed: number): Draw {
  let state = seed;
  // A linear congruential generator: weak as chance, good enough for ages and streets.
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const number = (below: number): number => Math.floor(next() * below);
  return {
    number,
    one: (items) => {
      const item = items[number(items.length)];
      if (item === undefined) throw new Error('nothing to draw from');
      return item;
    },
    some: (items, count) => {
      const left = items.map((item, place) => ({ item, place, luck: next() }));
      return left
        .sort((a, b) => a.luck - b.luck)
        .slice(0, count)
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item);
    },
    isLucky: (percent) => number(100) < percent,
  };
}
