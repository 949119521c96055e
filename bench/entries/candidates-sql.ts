import { isDeepStrictEqual } from 'node:util';
import { byTurns } from '#bench/by-turns.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { CANDIDATES, countOf, NAIVE_CANDIDATES, pageAndCountOf, pageOf } from '#bench/statements/candidates.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const ROUNDS = 12;

export const entry: Entry = {
  name: 'Available workers for an appointment, SQL alone: page of 50 and count, 20,000 workers',
  async run({ databaseUrl }) {
    const client = await connectToTenant(databaseUrl, 'server');
    const asSets = async () => {
      const { rows } = await client.query<{ total: number }>(pageAndCountOf(CANDIDATES));
      return [rows.map(({ total, ...row }) => row), [{ count: rows[0]?.total }]];
    };
    const naively = async () => [
      (await client.query(pageOf(NAIVE_CANDIDATES))).rows,
      (await client.query(countOf(NAIVE_CANDIDATES))).rows,
    ];
    try {
      if (!isDeepStrictEqual(await asSets(), await naively())) {
        throw new Error('the two do not answer the same, so they can not be compared');
      }
      const [product = 0, naive = 0] = await byTurns(ROUNDS, [asSets, naively]);
      return [
        `as sets ${product.toFixed(1)} ms, a question for each worker ${naive.toFixed(0)} ms = ${judge(naive / product, { atLeast: 30 }, { unit: '× faster', digits: 1 })}`,
      ];
    } finally {
      await client.end();
    }
  },
};
