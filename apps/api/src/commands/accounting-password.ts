import { userInfo } from 'node:os';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { CommandError, say, type Terminal } from '#app/commands/terminal.ts';
import { withServerParts } from '#app/commands/with-server-parts.ts';
import { savePassword } from '#features/accounting/index.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { isUuid } from '#platform/identity/viewer.ts';

const LONGEST = 256;

/** Seals the password for a tenant's accounting system. It comes by standard input: arguments are seen by everybody on the machine. */
export async function setAccountingPassword(args: string[], terminal: Terminal): Promise<void> {
  const tenantId = parseTenant(args);
  const password = (await text(terminal.stdin)).replace(/\r?\n$/, '');
  if (password === '' || password.length > LONGEST || /[\r\n]/.test(password)) {
    throw new CommandError(`The password is one line of at most ${LONGEST} characters on standard input.`);
  }
  await withServerParts(terminal, ({ database, secrets }) =>
    database.withTenant(tenantId, async (db) => {
      if (!(await savePassword(db, secrets, tenantId, password))) {
        throw new CommandError(`The tenant ${tenantId} has no interface to an accounting system.`);
      }
      const source = { action: 'accounting.write', requestId: `admin accounting-password by ${userInfo().username}` };
      await writeAudit(db, source, [{ entityType: 'accounting', entityId: tenantId, after: { password: 'changed' } }]);
    }),
  );
  say(terminal, 'The password is set. It can be replaced, and never be read.');
}

function parseTenant(args: string[]): string {
  try {
    const { tenant } = parseArgs({ args, options: { tenant: { type: 'string' } } }).values;
    if (!isUuid(tenant)) throw new Error('--tenant ID is needed');
    return tenant;
  } catch (error) {
    throw new CommandError(`admin accounting-password: ${error instanceof Error ? error.message : error}`);
  }
}
