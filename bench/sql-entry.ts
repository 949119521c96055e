import pg from 'pg';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { median } from '#bench/load.ts';

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
    const [held, free] = [await connect(databaseUrl, 'gastspiel_app'), await connect(databaseUrl)];
    try {
      const times = { held: [] as number[], free: [] as number[] };
      for (let round = 0; round < ROUNDS + 5; round += 1) {
        const [f, h] = [await time(free, sql), await time(held, sql)];
        // The first ones read from disk and are planned.
        if (round < 5) continue;
        times.free.push(f);
        times.held.push(h);
      }
      const [h, f] = [median(times.held), median(times.free)];
      return [
        `with row-level security ${h.toFixed(2)} ms, without ${f.toFixed(2)} ms = ${(h / f).toFixed(2)}× (goal: at most ${goal})`,
      ];
    } finally {
      await held.end();
      await free.end();
    }
  },
});

async function connect(connectionString: string, role?: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`select set_config('app.tenant_id', $1, false)`, [LARGE_TENANT]);
  if (role) await client.query(`set role ${role}`);
  return client;
}

async function time(client: pg.Client, sql: string): Promise<number> {
  const started = performance.now();
  await client.query(sql);
  return performance.now() - started;
}
