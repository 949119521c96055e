import { median } from '#bench/load.ts';

/** The medians of the times that these take in milliseconds, one after the other, round by round. */
export async function byTurns(rounds: number, works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  // The first rounds read from disk and are planned.
  const warmUp = Math.ceil(rounds / 12);
  const times = works.map((): number[] => []);
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const started = performance.now();
      await work();
      if (round >= warmUp) times[index]?.push(performance.now() - started);
    }
  }
  return times.map(median);
}
