import { setAccountingPassword } from '#app/commands/accounting-password.ts';
import { archiveTenant } from '#app/commands/archive-tenant.ts';
import { checkStandings } from '#app/commands/check-standings.ts';
import { createAdmin } from '#app/commands/create-admin.ts';
import { keepFiles } from '#app/commands/keep-files.ts';
import { loadDemo } from '#app/commands/load-demo.ts';
import { manageJobs } from '#app/commands/manage-jobs.ts';
import { manageKeys } from '#app/commands/manage-keys.ts';
import { migrateDatabase } from '#app/commands/migrate-database.ts';
import { moveTenant } from '#app/commands/move-tenant.ts';
import { printSchema } from '#app/commands/print-schema.ts';
import { restoreTenant } from '#app/commands/restore-tenant.ts';
import type { Terminal } from '#app/commands/terminal.ts';
import { sentenceOf } from '#app/sentence-of.ts';

/** The operator's commands, besides serving. Each takes the words after its name. */
const COMMANDS: Readonly<Record<string, (args: string[], terminal: Terminal) => Promise<void>>> = {
  'accounting-password': setAccountingPassword,
  archive: archiveTenant,
  create: createAdmin,
  demo: loadDemo,
  files: keepFiles,
  jobs: manageJobs,
  keys: manageKeys,
  migrate: migrateDatabase,
  'move-tenant': moveTenant,
  'restore-tenant': restoreTenant,
  schema: printSchema,
  standings: checkStandings,
};

const USAGE = `Usage: npm run admin -- COMMAND

  accounting-password --tenant ID
                    the password for the tenant's accounting system, read from standard input
  archive [--tenant ID --out FILE [--from DAY] [--to DAY]]
                    what is kept of a deleted tenant, as a ZIP; alone it lists them
  create --email E --first-name F --last-name L [--tenant NAME] [--subject S] [--role system-admin | administration]
                    [--settings FILE] [--accounting FILE]
                    the first SystemAdmin, or who runs one agency; makes the tenant when it is new, with the settings
                    and the accounting interface in these files
  files [copy]      which agencies' files lie where the release before kept them; copy copies them now
  jobs [retry ID… | hurry [ID…] | drop ID…]
                    background jobs that wait, are tried again or failed for good; retry runs dead ones again,
                    hurry those that wait for their next attempt, drop gives some up
  keys [reseal | retire ID]
                    what each key of SECRET_KEYS holds; reseal seals it all with the first one, retire
                    refuses a key that holds something
  migrate [--dry-run]
                    brings the database to this version, without serving; or tells what would run
  move-tenant --tenant ID --to ADDRESS [--app-url URL] [--undo]
                    carries an agency to the installation whose owner's address this is (- reads it from standard
                    input); it can be broken off and begun again. --undo: it stays, if it has not arrived yet
  move-tenant --tenant ID --finish
                    deletes here what has moved
  restore-tenant --tenant ID
                    undoes the deletion of a tenant within thirty days
  standings [mend]  holds what is kept of appointments and workers against what is counted; mend counts it anew
  demo              loads the demo data into an empty database
  schema            prints the GraphQL schema
`;

/** Does what the words say and answers the exit code; what went wrong is told in a sentence. */
export async function runCommand([name = '', ...args]: string[], terminal: Terminal): Promise<number> {
  const command = COMMANDS[name];
  if (!command) {
    const isAsked = ['--help', '-h', 'help'].includes(name);
    (isAsked ? terminal.stdout : terminal.stderr).write(`${USAGE}\n`);
    return isAsked ? 0 : 1;
  }
  try {
    await command(args, terminal);
    return 0;
  } catch (error) {
    terminal.stderr.write(`${sentenceOf(error)}\n`);
    return 1;
  }
}
