import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@gastspiel/sandbox/postgres/start-postgres.ts';
import type { TestProject } from 'vitest/node';
import { freePort } from '#app/testing/free-port.ts';
import { startTestIssuer, type TestIssuerKeys } from '#app/testing/test-issuer.ts';
import { migrate } from '#platform/database/migrate.ts';
import { loginUrl } from '#platform/database/provision-roles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database that each test file copies. */
    template: { ownerUrl: string; appUrl: string; jobsUrl: string };
    issuer: TestIssuerKeys;
  }
}

/** One PostgreSQL and one issuer of tokens for all test files. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'gastspiel-test-'));
  const postgres = await startPostgres({
    dataDir: join(folder, 'postgres'),
    port: await freePort(),
    log: () => undefined,
    // The cluster lives for one run: durability would only cost time.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  const appUrl = loginUrl(postgres.url, 'app');
  const jobsUrl = loginUrl(postgres.url, 'jobs');
  await migrate({ ownerUrl: postgres.url, logins: { app: appUrl, jobs: jobsUrl }, log: () => undefined });
  const issuer = await startTestIssuer();
  provide('template', { ownerUrl: postgres.url, appUrl, jobsUrl });
  provide('issuer', issuer.keys);
  return async () => {
    await issuer.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
