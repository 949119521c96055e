import type { Terminal } from '#app/commands/terminal.ts';
import { SEALED_COLUMNS } from '#features/sealed-columns.ts';
import { type Config, loadConfig } from '#platform/config/config.ts';
import { databaseUrls } from '#platform/config/database-urls.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createScimAdmin, type IdentityAdmin } from '#platform/identity/identity-admin.ts';
import { assertSameKeys } from '#platform/secrets/assert-same-keys.ts';
import { createSecrets, type Secrets } from '#platform/secrets/secrets.ts';

export interface ServerParts {
  readonly config: Config;
  readonly database: Database;
  readonly identityAdmin: IdentityAdmin | undefined;
  readonly secrets: Secrets;
}

/** A migrated database under the server's own login: a command has no more rights over data than a request. */
export async function withServerParts<T>({ env }: Terminal, work: (parts: ServerParts) => Promise<T>): Promise<T> {
  const config = loadConfig(env);
  const urls = databaseUrls(config);
  await migrate({ ownerUrl: urls.owner, logins: urls.loginsToMake, log: () => undefined });
  await assertSameKeys(urls.owner, config, SEALED_COLUMNS);
  const database = openDatabase(
    { connectionString: urls.app, applicationName: 'gastspiel admin', size: 2, queueSize: 10, waitMs: 5000 },
    () => undefined,
  );
  const { OIDC_ADMIN_URL: url, OIDC_ADMIN_TOKEN: token } = config;
  try {
    const identityAdmin = url && token ? createScimAdmin(url, token) : undefined;
    return await work({ config, database, identityAdmin, secrets: createSecrets(config) });
  } finally {
    await database.close();
  }
}
