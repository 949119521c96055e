import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { AccountingInterface } from '@gastspiel/domain/tenants/tenant-input.ts';
import { USER_FAILURES } from '@gastspiel/domain/users/user-failures.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { CommandError, say, type Terminal } from '#app/commands/terminal.ts';
import { type ServerParts, withServerParts } from '#app/commands/with-server-parts.ts';
import { auditedExtras, insertWholeTenant, plainTenant } from '#features/tenants/index.ts';
import { createUser } from '#features/users/index.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { bindTenant } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

interface Wanted {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tenant: string;
  readonly subject: string | undefined;
  /** A file with the settings of the accounting interface: arguments are seen by everybody on the machine. */
  readonly accounting: string | undefined;
}

const LONGEST = 256;
const NO_LOGOS = { logoSquareBase64: null, logoWideBase64: null };

/** Makes a SystemAdmin, and the tenant they belong to when no tenant has that name. */
export async function createAdmin(args: string[], terminal: Terminal): Promise<void> {
  const wanted = parseWanted(args);
  const accounting = wanted.accounting === undefined ? undefined : await readAccounting(wanted.accounting);
  await withServerParts(terminal, async (parts) => {
    const subject = wanted.subject ?? (await askProvider(parts, wanted));
    await parts.database.withoutTenant(async (db) => {
      const rows = await rowsOf(
        db,
        z.object({ id: z.string() }),
        sql`
        select id from directory.list_tenants() where name = ${wanted.tenant} order by id limit 1`,
      );
      if (rows[0] && accounting) {
        throw new CommandError(
          `"${wanted.tenant}" is there: the accounting interface can only be given to a new tenant.`,
        );
      }
      if (rows[0]) await bindTenant(db, rows[0].id);
      else await createTenantFor(db, wanted.tenant, accounting);
      const { firstName, lastName, email } = wanted;
      const admin = { role: 'SYSTEM_ADMIN', state: 'ACTIVE', firstName, lastName, contactEmail: email } as const;
      await createUser(db, admin, { issuer: parts.config.issuerId, subject }, 'admin create').catch(inEnglish);
    });
    say(terminal, `${wanted.email} is SystemAdmin of "${wanted.tenant}" (subject ${subject}).`);
  });
}

/** Says in English the sentences that the app says in German. */
function inEnglish(error: unknown): never {
  throw error instanceof Failure && error.kind === USER_FAILURES.identityTaken
    ? new CommandError('This person belongs to an agency already.')
    : error;
}

type Accounting = z.output<typeof AccountingInterface>;

async function createTenantFor(db: TenantDb, name: string, accounting: Accounting | undefined): Promise<void> {
  const tenant = { ...plainTenant(name), accountingInterfaceConfiguration: accounting };
  const id = await insertWholeTenant(db, tenant, NO_LOGOS);
  const source = { action: 'tenants.write', requestId: 'admin create' };
  const after = { name, ...auditedExtras(NO_LOGOS, accounting) };
  await writeAudit(db, source, [{ entityType: 'tenant', entityId: id, after }]);
}

async function readAccounting(file: string): Promise<Accounting> {
  try {
    return AccountingInterface.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const wrong =
      error instanceof z.ZodError ? error.issues.map(({ path }) => path.join('.')).join(', ') : String(error);
    const names = Object.keys(AccountingInterface.shape).join(', ');
    throw new CommandError(`admin create: ${file} must be a JSON object with ${names} (${wrong}).`);
  }
}

function parseWanted(args: string[]): Wanted {
  const option = { type: 'string' } as const;
  const options = {
    email: option,
    'first-name': option,
    'last-name': option,
    tenant: option,
    subject: option,
    accounting: option,
  };
  try {
    const { values } = parseArgs({ args, options });
    const { email, 'first-name': firstName, 'last-name': lastName, tenant = 'Gastspiel', subject, accounting } = values;
    if (!email?.includes('@') || !firstName || !lastName)
      throw new Error('--email, --first-name and --last-name are needed');
    const isTooLong = [email, firstName, lastName, tenant].some((text) => text.length > LONGEST);
    if (tenant.trim() === '' || isTooLong)
      throw new Error(`--tenant needs a name, and nothing is longer than ${LONGEST}`);
    return { email, firstName, lastName, tenant, subject, accounting };
  } catch (error) {
    throw new CommandError(`admin create: ${error instanceof Error ? error.message : error}`);
  }
}

async function askProvider({ identityAdmin }: ServerParts, wanted: Wanted): Promise<string> {
  if (!identityAdmin) {
    throw new CommandError(
      'Without OIDC_ADMIN_URL and OIDC_ADMIN_TOKEN the identity provider can not be asked who that is: ' +
        'give the person’s subject with --subject.',
    );
  }
  return identityAdmin.ensurePerson(wanted);
}
