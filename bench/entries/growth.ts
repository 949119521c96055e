import { runAdmin } from '@gastspiel/tooling/api-process.ts';
import type pg from 'pg';
import { byTurns } from '#bench/by-turns.ts';
import { generateData, type TenantSize } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import type { BenchedProduct } from '#bench/product.ts';
import { OWN_OFFERS } from '#bench/statements/own-offers.ts';
import { weekPage } from '#bench/statements/week.ts';
import { WORKER_LIST } from '#bench/statements/worker-list.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const ROUNDS = 60;
const OWN: TenantSize = { workers: 2000, appointments: 4000 };
const OTHERS = Array<TenantSize>(5).fill({ workers: 1000, appointments: 2000 });

/** A tenant among others; the others twice; the tenant itself twice as large. */
const WORLDS = {
  bench_growth: [OWN, ...OTHERS],
  bench_growth_others: [OWN, ...OTHERS, ...OTHERS],
  bench_growth_own: [{ workers: OWN.workers * 2, appointments: OWN.appointments * 2 }, ...OTHERS],
};

/** Finding workers is not among them: it looks at all who are eligible, so it grows with them. */
const STATEMENTS = {
  'list of workers': WORKER_LIST,
  'week of appointments': weekPage(25),
  'a worker’s own offers': OWN_OFFERS,
};

export const entry: Entry = {
  name: 'Growth: twice the workers, appointments and offers, of the others and of one’s own',
  async run(product) {
    const clients: pg.Client[] = [];
    try {
      for (const [name, sizes] of Object.entries(WORLDS)) clients.push(await makeWorld(product, name, sizes));
      const lines: string[] = [];
      for (const [name, sql] of Object.entries(STATEMENTS)) {
        const works = clients.map((client) => () => client.query(sql));
        const [base = 0, others = 0, own = 0] = await byTurns(ROUNDS, works);
        lines.push(
          `${name}: ${base.toFixed(2)} ms; others twice ${judge(others / base, { atMost: 1.1 }, { unit: '×' })}; own twice ${judge(own / base, { atMost: 1.2 }, { unit: '×' })}`,
        );
      }
      return lines;
    } finally {
      for (const client of clients) await client.end();
      await dropWorlds(product);
    }
  },
};

async function makeWorld(product: BenchedProduct, name: string, sizes: readonly TenantSize[]): Promise<pg.Client> {
  const url = new URL(product.databaseUrl);
  const owner = await connectToTenant(url.href, 'owner');
  await owner.query(`drop database if exists ${name}`);
  await owner.query(`create database ${name}`);
  await owner.end();
  url.pathname = name;
  await runAdmin(['migrate'], { ...product.env, DATABASE_URL: url.href });
  await generateData(url.href, sizes, () => undefined);
  return connectToTenant(url.href, 'server');
}

async function dropWorlds({ databaseUrl }: BenchedProduct): Promise<void> {
  const owner = await connectToTenant(databaseUrl, 'owner');
  for (const name of Object.keys(WORLDS)) await owner.query(`drop database if exists ${name}`);
  await owner.end();
}
