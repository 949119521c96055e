import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { codeFrom } from '@gastspiel/domain/tenants/association-code.ts';
import { CommandError, say, type Terminal } from '#app/commands/terminal.ts';
import { lockDeletedTenant, saveCodes, undeleteTenant } from '#features/tenants/index.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { loadConfig } from '#platform/config/config.ts';
import { databaseUrls } from '#platform/config/database-urls.ts';
import { openDatabase, type TenantDb } from '#platform/database/database.ts';
import { isUuid } from '#platform/identity/viewer.ts';

/** Undoes the deletion of a tenant while nothing of it has been erased. Under the owner's login, as the archive. */
export async function restoreTenant(args: string[], terminal: Terminal): Promise<void> {
  const id = parseTenant(args);
  const { owner } = databaseUrls(loadConfig(terminal.env));
  const database = openDatabase(
    { connectionString: owner, applicationName: 'gastspiel admin', size: 1, queueSize: 1, waitMs: 5000 },
    () => undefined,
  );
  try {
    const name = await database.withTenant(id, (db) => restore(db, id));
    say(
      terminal,
      `"${name}" is back, with its people and data. Its association codes are new ones; drafts of forms are gone.`,
    );
  } finally {
    await database.close();
  }
}

async function restore(db: TenantDb, id: string): Promise<string> {
  const tenant = await lockDeletedTenant(db, id);
  if (!tenant) throw new CommandError(`There is no tenant ${id}.`);
  if (!tenant.deletedAt) throw new CommandError(`The tenant ${id} is not deleted.`);
  if (!tenant.isInGrace)
    throw new CommandError(`The tenant ${id} was deleted too long ago: its data are being erased.`);
  await undeleteTenant(db, id);
  const codes = { TARGET_USER: codeFrom(randomBytes(16)), TENANT_USER: codeFrom(randomBytes(16)) };
  if (await saveCodes(db, codes)) throw new CommandError('A new code is taken already. Try again.');
  await writeAudit(db, { action: 'tenants.write', requestId: `admin restore-tenant by ${userInfo().username}` }, [
    { entityType: 'tenant', entityId: id, after: { restored: true } },
  ]);
  return tenant.name;
}

function parseTenant(args: string[]): string {
  try {
    const { tenant } = parseArgs({ args, options: { tenant: { type: 'string' } } }).values;
    if (!isUuid(tenant)) throw new Error('--tenant ID is needed');
    return tenant;
  } catch (error) {
    throw new CommandError(`admin restore-tenant: ${error instanceof Error ? error.message : error}`);
  }
}
