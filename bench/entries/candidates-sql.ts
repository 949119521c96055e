import { isDeepStrictEqual } from 'node:util';
import { byTurns } from '#bench/by-turns.ts';
import type { Entry } from '#bench/entry.ts';
import { CANDIDATES, countOf, NAIVE_CANDIDATES, pageOf } from '#bench/statements/candidates.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const ROUNDS = 12;
const GOAL = 15;

export const entry: Entry = {
  name: 'Available workers for an appointment, SQL alone: page of 50 and count, 20,000 workers',
  async run({ databaseUrl }) {
    const client = await connectToTenant(databaseUrl, 'server');
    const ask = async (candidates: string) => [
      (await client.query(pageOf(candidates))).rows,
      (await client.query(countOf(candidates))).rows,
    ];
    try {
      if (!isDeepStrictEqual(await ask(CANDIDATES), await ask(NAIVE_CANDIDATES))) {
        throw new Error('the two do not answer the same, so they can not be compared');
      }
      const [product = 0, naive = 0] = await byTurns(ROUNDS, [() => ask(CANDIDATES), () => ask(NAIVE_CANDIDATES)]);
      return [
        `as sets ${product.toFixed(1)} ms, a question for each worker ${naive.toFixed(0)} ms = ${(naive / product).toFixed(1)}× faster (goal: at least ${GOAL})`,
      ];
    } finally {
      await client.end();
    }
  },
};
