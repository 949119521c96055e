import { byTurns } from '#bench/by-turns.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

interface SqlEntry {
  readonly name: string;
  readonly sql: string;
  /** At most so many times as long as without row-level security. */
  readonly goal: number;
}

const ROUNDS = 60;

/** One statement of the product in the largest tenant under row-level security, against the same without it, by turns. */
export const sqlEntry = ({ name, sql, goal }: SqlEntry): Entry => ({
  name,
  async run({ databaseUrl }) {
    const [held, free] = [await connectToTenant(databaseUrl, 'server'), await connectToTenant(databaseUrl, 'owner')];
    try {
      const [f = 0, h = 0] = await byTurns(ROUNDS, [() => free.query(sql), () => held.query(sql)]);
      return [
        `with row-level security ${h.toFixed(2)} ms, without ${f.toFixed(2)} ms = ${judge(h / f, { atMost: goal }, { unit: '×' })}`,
      ];
    } finally {
      await held.end();
      await free.end();
    }
  },
});
