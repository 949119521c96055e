import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';

/*
 * A database that spreads tenants over machines routes a statement by the tenant that stands in it (docs/adr/0051). A statement that it could not
 * route, or would do otherwise without saying so, is not written at all.
 */

const RULES: Readonly<Record<string, (statement: string) => boolean>> = {
  'asks for the tenant instead of being told it: TENANT': (it) => /\bcurrent_tenant_id\(\)/.test(it),
  'asks for the time instead of being told it: MOMENT': (it) =>
    /(?<![\w.])now\(\)|\b(?:current_date|current_timestamp|localtimestamp|(?:clock|statement|transaction)_timestamp)\b/.test(
      it,
    ),
  'sets by set_config: SET LOCAL is carried to other machines': (it) => /\bset_config\(/.test(it),
  'inserts what it selects from JSON or arrays: insertRows': (it) =>
    /\binsert\s+into\b/.test(it) &&
    /\b(?:jsonb?_(?:to|populate)_record(?:set)?|jsonb?_array_elements(?:_text)?|unnest)\(/.test(it),
  'asks the directory and a table of the tenant at once: two statements': (it) =>
    /\b(?:directory|jobs)\.\w+\(/.test(it) && /\bTENANT\b/.test(it),
  'compares the tenants of a sub-select and of what it stands in: TENANT': (it) =>
    /\bwhere\s+\w+\.tenant_id = \w+\.tenant_id/.test(it),
};

/** Where something of it stands all the same, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'commands/note-move.ts': 'of the directory, which lies in one place',
  'demo/': 'the past is loaded by the owner of the database, on one machine',
  'features/notifications/batches.sql.ts':
    'joined with offers of the tenant, which say where it belongs; its ids are ours',
  'features/offers/offers.sql.ts':
    'joined with appointments of the tenant, which say where it belongs; its ids are ours',
  'features/tenants/kept-tenants.sql.ts': 'of the directory, which lies in one place',
  'platform/audit/audit.ts': 'joined with its records, which say where it belongs',
  'platform/database/bound.ts': 'here the moment is taken',
  'platform/database/client.ts': 'limits of a session, before any transaction',
  'platform/database/migrate.ts': 'of the list of migrations, which lies in one place',
  'platform/database/reads.ts': 'puts back what was set, as parameters',
  'platform/http/web-files.ts': 'of the directory, which lies in one place',
  'platform/identity/provider-watch.ts': 'no statement: a clock that is handed in',
  'platform/identity/viewer.ts': 'here the moment is taken',
  'platform/jobs/dead-jobs.ts': 'of the queue, which lies in one place',
  'platform/jobs/run-jobs.ts': 'of the queue, which lies in one place',
  'platform/jobs/worker-liveness.ts': 'of the queue, which lies in one place',
  'platform/moving/rest.ts': 'of the directory and the queue, which lie in one place',
};

const NAME = /(?=\/\* (?:prepared )?\w+ \*\/)|^(?=(?:export |async )*(?:const|function)\b)/m;

/** A statement begins with its name; what stands before the first one are parts of statements. */
const complaintsAbout = (path: string, text: string): readonly string[] =>
  text
    .replaceAll(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '')
    .split(NAME)
    .flatMap((statement) =>
      Object.entries(RULES)
        .filter(([, isBroken]) => isBroken(statement))
        .map(([rule]) => `${path} ${rule}`),
    );

const isExcepted = (path: string): boolean => Object.keys(EXCEPTIONS).some((excepted) => path.startsWith(excepted));

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^(features|platform|commands|demo)\/.*(?<!\.test|\.fixture)\.ts$/.test(path))
  .map((path) => [path, readFileSync(join(import.meta.dirname, path), 'utf8')] as const);

test('every statement can be routed', () => {
  expect(sources.flatMap(([path, text]) => (isExcepted(path) ? [] : complaintsAbout(path, text)))).toEqual([]);
});

test('nothing is excepted that needs it no more', () => {
  const broken = sources.filter(([path, text]) => complaintsAbout(path, text).length > 0).map(([path]) => path);
  expect(Object.keys(EXCEPTIONS).filter((excepted) => !broken.some((path) => path.startsWith(excepted)))).toEqual([]);
});

test.each([
  'sql`/* find */ select 1 from users where tenant_id = current_tenant_id()`',
  'sql`/* mark */ update users set seen_at = now() where tenant_id = TENANT`',
  "sql`/* set */ select set_config('app.x', 'y', true)`",
  'sql`/* add */ insert into offers (tenant_id, user_id) select TENANT, id from unnest($1::uuid[]) id`',
  'sql`/* ask */ select directory.subject_of($2, id) from users where tenant_id = TENANT`',
  'sql`/* look */ select (select 1 from offers o where o.tenant_id = u.tenant_id) from users u where u.tenant_id = TENANT`',
])('what can not is found: %s', (statement) => {
  expect(complaintsAbout('features/offers/planted.sql.ts', statement)).toHaveLength(1);
});

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const named = async (query: string) => (await db.asOwner<{ name: string }>(query)).map(({ name }) => name);

test('no function changes rows of tenants with the rights of its owner, except what erases', async () => {
  expect(
    await named(`select p.oid::regproc::text as name from pg_proc p
      where p.prosecdef and p.pronamespace in ('public'::regnamespace, 'directory'::regnamespace, 'jobs'::regnamespace)
        and (pg_get_functiondef(p.oid) ~ 'execute format' or exists (select from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'outbox'
            and pg_get_functiondef(p.oid) ~ ('public\\.' || c.relname || '\\y')))
      order by 1`),
  ).toEqual([
    // Reads only, before anything is written.
    'directory.begin_request',
    // Evidence is deleted by nobody else.
    'directory.erase_audit_payloads',
    'directory.erase_batch',
    'directory.let_go_of_files',
  ]);
});

test('no function binds a tenant but the one', async () => {
  expect(
    await named(`select p.oid::regproc::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'directory', 'jobs', 'live', 'maintenance') and p.prokind = 'f'
        and pg_get_functiondef(p.oid) ~* 'set_config|set local app.tenant_id'`),
  ).toEqual(['bind_tenant']);
});

test('no key reaches from the directory to tables of tenants, and none carries changes but one, for a release', async () => {
  expect(
    await named(`select conrelid::regclass::text as name from pg_constraint where contype = 'f'
      and (confupdtype <> 'a' or conrelid::regclass::text like 'directory.%' and confrelid::regclass::text not like 'directory.%')`),
  ).toEqual(['offers']);
});
