import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@gastspiel/sandbox/postgres/start-postgres.ts';
import { freePorts } from '#tooling/ports.ts';
import { NODE_BIN, ROOT } from '#tooling/root.ts';

/**
 * Writes what is derived from code and migrations: the GraphQL schema, the types of the web app's documents and the
 * database's types. With --check it writes nothing and fails when a committed file differs.
 */
const check = process.argv.includes('--check');
const folder = mkdtempSync(join(tmpdir(), 'gastspiel-generate-'));
const stale: string[] = [];

function settle(path: string, content: string): void {
  const file = join(ROOT, path);
  if (!check) writeFileSync(file, content);
  else if (readFileSync(file, 'utf8') !== content) stale.push(path);
}

const node = (args: string[], env: Record<string, string> = {}): string =>
  execFileSync(NODE_BIN, args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...env } });

const schemaFile = 'apps/api/schema.graphql';
const documentsFile = 'apps/web/src/platform/graphql/document-types.d.ts';
const typesFile = 'apps/api/src/platform/database/database-types.ts';

const [port = 0] = await freePorts(1);
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port, log: () => undefined });
try {
  settle(schemaFile, node(['apps/api/src/admin.ts', 'schema']));

  settle(documentsFile, node(['apps/web/write-document-types.ts']));

  const key = randomBytes(32).toString('base64');
  node(['apps/api/src/admin.ts', 'migrate'], {
    DATABASE_URL: postgres.url,
    APP_URL: 'http://localhost',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'none@localhost.example',
    OIDC_ISSUER: 'http://localhost',
    OIDC_CLIENT_ID: 'none',
    OIDC_AUDIENCE: 'none',
    SECRET_KEYS: `none:${key}`,
    SECRET_HASH_KEY: key,
  });
  const types = join(folder, 'database-types.ts');
  // Only tenant tables: what lies in other schemas is reached through functions.
  const codegen = ['--url', postgres.url, '--out-file', types, '--default-schema', 'public', '--date-parser', 'string'];
  // As apps/api/src/platform/database/column-types.ts reads them.
  codegen.push('--type-mapping', JSON.stringify({ int8: 'bigint' }));
  node([
    'node_modules/kysely-codegen/dist/cli/bin.js',
    '--dialect',
    'postgres',
    '--include-pattern',
    'public.*',
    ...codegen,
  ]);
  settle(typesFile, readFileSync(types, 'utf8'));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (stale.length > 0) {
  console.error(`Out of date, run "npm run generate" and commit: ${stale.join(', ')}`);
  process.exit(1);
}
