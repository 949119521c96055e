import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#platform/database/database.ts';
import type { PoolOptions } from '#platform/database/pool.ts';

export interface TestDatabase {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly jobsUrl: string;
  readonly database: Database;
  /** Sees everything: to look behind the server's back. */
  readonly asOwner: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  readonly drop: () => Promise<void>;
}

const inDatabase = (address: string, name: string): string => {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
};

/** A fresh database, copied from the migrated template, for one test file. */
export async function createTestDatabase(options: Partial<PoolOptions> = {}): Promise<TestDatabase> {
  const template = inject('template');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const templateName = new URL(template.ownerUrl).pathname.slice(1);
  await onServer(template.ownerUrl, `create database ${name} template ${templateName}`);

  const [ownerUrl, appUrl, jobsUrl] = [
    inDatabase(template.ownerUrl, name),
    inDatabase(template.appUrl, name),
    inDatabase(template.jobsUrl, name),
  ];
  const database = openDatabase(
    { connectionString: appUrl, applicationName: 'test', size: 10, queueSize: 200, waitMs: 5000, ...options },
    () => undefined,
  );
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  owner.on('error', () => undefined);
  return {
    ownerUrl,
    appUrl,
    jobsUrl,
    database,
    async asOwner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]) {
      const { rows } = await owner.query<Row>(text, values);
      if (BEHIND.test(text)) await owner.query(COUNT_ANEW);
      return rows;
    },
    async drop() {
      await owner.end();
      await database.close();
      await onServer(template.ownerUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Rows that the server counts when it changes them; whoever writes them behind its back counts anew. */
const BEHIND =
  /\b(insert into|update|delete from|copy)\s+(public\.)?(appointments|offers|worklog\w*|printout\w*|invoices|invoice_lines)\b/i;
const COUNT_ANEW = `
  delete from appointment_standings s using counted_standings c
  where c.tenant_id = s.tenant_id and c.appointment_id = s.appointment_id and (c.*) is distinct from (s.*);
  insert into appointment_standings select * from counted_standings on conflict do nothing;
  delete from worked_days where true;
  insert into worked_days select * from counted_worked_days;
  delete from revenue where true;
  insert into revenue select * from counted_revenue`;

async function onServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inDatabase(address, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
