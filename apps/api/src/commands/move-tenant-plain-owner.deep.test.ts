import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { runAdmin } from '#app/testing/run-admin.ts';

const { ownerUrl } = inject('template');

async function asSuperuser(statement: string, database = 'postgres'): Promise<void> {
  const url = new URL(ownerUrl);
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A database as operators make it: its owner is no superuser, so row-level security holds for the owner too. */
async function anInstallation() {
  const name = `plain_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(`create role ${name} login createrole nosuperuser password 'plain'`);
  // The tests before have made the groups, which belong to the whole cluster.
  await asSuperuser(`grant gastspiel_app, gastspiel_jobs to ${name} with admin option`);
  await asSuperuser(`create database ${name} owner ${name}`);
  const url = new URL(ownerUrl);
  Object.assign(url, { pathname: `/${name}`, username: name, password: 'plain' });
  // Its logins are made by itself.
  const urls = { ownerUrl: url.href, appUrl: '', jobsUrl: '' };
  onTestFinished(async () => {
    await asSuperuser(`drop database ${name} with (force)`);
    for (const role of [`${name}_app_login`, `${name}_jobs_login`]) await asSuperuser(`drop role if exists ${role}`);
    await asSuperuser(`drop owned by ${name}; drop role ${name}`).catch(() => undefined);
  });
  expect(await runAdmin(urls, ['standings'])).toEqual({ code: 0, output: expect.any(String) });
  return urls;
}

test('owners that are no superusers move an agency', { timeout: 240_000 }, async () => {
  const [source, target] = [await anInstallation(), await anInstallation()];
  const person = ['--email', 'eva@example.at', '--first-name', 'Eva', '--last-name', 'Steindl', '--subject', 'eva'];
  expect(await runAdmin(source, ['create', ...person, '--tenant', 'Neue Agentur'])).toMatchObject({ code: 0 });
  const client = new pg.Client({ connectionString: source.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from directory.tenants');
  await client.end();
  const { code, output } = await runAdmin(
    source,
    ['move-tenant', '--tenant', rows[0]?.id ?? '', '--to', '-'],
    {},
    target.ownerUrl,
  );
  expect([code, output]).toEqual([0, expect.stringMatching(/public\.users +1 .* equal[\s\S]*has moved/)]);
});
