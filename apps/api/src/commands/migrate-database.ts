import { databaseUrls } from '#platform/config/database-urls.ts';
import { loadConfig } from '#platform/config/load-config.ts';
import { migrate } from '#platform/database/migrate.ts';

export async function migrateDatabase(): Promise<void> {
  const { owner, loginsToMake } = databaseUrls(loadConfig());
  await migrate({ ownerUrl: owner, logins: loginsToMake, log: (line) => console.log(line) });
}
