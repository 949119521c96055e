import { setTimeout as delay } from 'node:timers/promises';
import { headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { entry as week } from '#bench/entries/appointment-week.ts';
import { entry as home } from '#bench/entries/home.ts';
import { entry as invoices } from '#bench/entries/invoice-list.ts';
import { entry as tenants } from '#bench/entries/tenant-list.ts';
import { entry as workers } from '#bench/entries/worker-list.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { sample, type Target } from '#bench/load.ts';

const ROUNDS = 3;
/** Longer than anything is kept for busy times only. */
const IDLE_MS = 61_000;
const BUSY_VOLLEYS = 20;

/** All pages at once, as browsers do when a shift begins; answers what each of them took. */
const volley = (targets: readonly Target[]): Promise<number[]> =>
  Promise.all(
    targets.map(async (target) => {
      const asked = performance.now();
      await sample(target);
      return performance.now() - asked;
    }),
  );

const nineteenOfTwenty = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

export const entry: Entry = {
  name: 'The first requests after a minute in which nobody asked anything: five pages at once',
  async run(product) {
    const headers = await headersOf(product, SYSTEM_ADMIN);
    const pages = [home, week, workers, invoices, tenants];
    const targets = await Promise.all(pages.map(({ subjectOf }) => subjectOf(product, headers)));
    const [first, busy]: [number[], number[]] = [[], []];
    for (let warmUp = 0; warmUp < BUSY_VOLLEYS; warmUp += 1) await volley(targets);
    for (let round = 0; round < ROUNDS; round += 1) {
      await delay(IDLE_MS);
      first.push(...(await volley(targets)));
      for (let again = 0; again < BUSY_VOLLEYS; again += 1) busy.push(...(await volley(targets)));
    }
    const [late, usual] = [nineteenOfTwenty(first), nineteenOfTwenty(busy)];
    return [
      `p95 ${late.toFixed(0)} ms after idling, ${usual.toFixed(0)} ms when busy = ${judge(late / usual, { atMost: 1.3 }, { unit: '×' })}`,
    ];
  },
};
