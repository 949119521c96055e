import { CommandError, say, type Terminal } from '#app/commands/terminal.ts';
import { loadConfig } from '#platform/config/config.ts';
import { databaseUrls } from '#platform/config/database-urls.ts';
import { migrate } from '#platform/database/migrate.ts';

export async function migrateDatabase(args: string[], terminal: Terminal): Promise<void> {
  const isDryRun = args[0] === '--dry-run';
  if (args.length > (isDryRun ? 1 : 0)) throw new CommandError('admin migrate: either nothing, or "--dry-run"');
  const { owner, loginsToMake } = databaseUrls(loadConfig(terminal.env));
  let count = 0;
  const log = (line: string) => {
    count += 1;
    say(terminal, line);
  };
  await migrate({ ownerUrl: owner, logins: loginsToMake, log, isDryRun });
  if (count === 0) say(terminal, 'The database is up to date.');
}
