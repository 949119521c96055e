import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { STANDINGS } from '#features/standings/index.ts';
import { type Database, type DatabaseOptions, openDatabase } from '#platform/database/database.ts';
import { Relay } from '#platform/outbox/relay.ts';

export interface TestDatabase {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly jobsUrl: string;
  readonly database: Database;
  /** Sees everything: to look behind the server's back. */
  readonly asOwner: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Counts anew after all of these writes, and not after each of them. */
  readonly countOnce: <T>(writes: () => Promise<T>) => Promise<T>;
  readonly drop: () => Promise<void>;
}

const inDatabase = (address: string, name: string): string => {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
};

/** A fresh database, copied from the migrated template, for one test file. */
export async function createTestDatabase(options: Partial<DatabaseOptions> = {}): Promise<TestDatabase> {
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
    {
      connectionString: appUrl,
      applicationName: 'test',
      size: 10,
      // Racing tests shall really race: one agency, and in it one person, may have all of them.
      agencyShare: 200,
      queueSize: 200,
      waitMs: 5000,
      ...options,
    },
    () => undefined,
    () => relay.wake(),
  );
  const relay = new Relay({ connectionString: jobsUrl, onError: () => undefined });
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  owner.on('error', () => undefined);
  let written: string[] | undefined;
  return {
    ownerUrl,
    appUrl,
    jobsUrl,
    database,
    async asOwner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]) {
      // An order is in the queue a moment after its commit.
      if (text.includes('graphile_worker')) await relay.settled();
      const { rows } = await owner.query<Row>(text, values);
      written?.push(text);
      const anew = written ? '' : countAnew(text);
      if (anew) await owner.query(anew);
      relay.wake();
      return rows;
    },
    async countOnce(writes) {
      const all: string[] = [];
      written = all;
      const result = await writes().finally(() => {
        written = undefined;
      });
      await owner.query(countAnew(all.join(';')));
      return result;
    },
    async drop() {
      await relay.close();
      await owner.end();
      await database.close();
      await onServer(template.ownerUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Tables that a view counts; one that is not named here counts all. */
const SOURCES: Readonly<Record<string, RegExp>> = {
  counted_standings: /^(appointments|offers|worklog\w*|printout\w*)$/,
  counted_qualified_workers: /^(users|target_users\w*|assessments)$/,
};
const WRITE = /\b(?:insert into|update|delete from|copy)\s+(?:public\.)?(\w+)/gi;

/** The server has rows counted that it changes; whoever writes them behind its back counts anew, unless it is the count that they write. */
function countAnew(text: string): string {
  const written = [...text.matchAll(WRITE)].map(([, name = '']) => name);
  if (STANDINGS.some(({ table }) => written.includes(table))) return '';
  return STANDINGS.filter(({ counted }) => written.some((name) => (SOURCES[counted] ?? /./).test(name)))
    .map(
      ({ table, counted }) => `
        delete from ${table} kept using (select * from ${table} except select * from ${counted}) wrong
        where wrong.tenant_id = kept.tenant_id and (wrong.*) is not distinct from (kept.*);
        insert into ${table} select * from ${counted} on conflict do nothing`,
    )
    .join(';');
}

async function onServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inDatabase(address, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
