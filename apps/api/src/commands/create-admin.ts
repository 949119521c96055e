import { parseArgs } from 'node:util';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { Role } from '@gastspiel/domain/permissions/roles.ts';
import { USER_FAILURES } from '@gastspiel/domain/users/user-failures.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { readNewTenant } from '#app/commands/new-tenant-settings.ts';
import { CommandError, say, type Terminal } from '#app/commands/terminal.ts';
import { type ServerParts, withServerParts } from '#app/commands/with-server-parts.ts';
import { auditedExtras, auditedTenant, insertWholeTenant } from '#features/tenants/index.ts';
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
  readonly role: keyof typeof ROLES;
  readonly settings: string | undefined;
  readonly accounting: string | undefined;
}

const LONGEST = 256;

/** Who is made, and how they are called in the answer. */
const ROLES = {
  'system-admin': { role: 'SYSTEM_ADMIN', title: 'SystemAdmin' },
  administration: { role: 'TENANT_USER_ADMIN', title: 'administrator' },
} as const satisfies Record<string, { readonly role: Role; readonly title: string }>;
const isRole = (text: string): text is keyof typeof ROLES => text in ROLES;

/** Makes a SystemAdmin or somebody who runs one agency, and the tenant they belong to when no tenant has that name. */
export async function createAdmin(args: string[], terminal: Terminal): Promise<void> {
  const wanted = parseWanted(args);
  const tenant = await readNewTenant(wanted.tenant, wanted);
  const { role, title } = ROLES[wanted.role];
  await withServerParts(terminal, async (parts) => {
    const subject = wanted.subject ?? (await askProvider(parts, wanted));
    await parts.database.withoutTenant(async (db) => {
      const rows = await rowsOf(
        db,
        z.object({ id: z.string() }),
        sql`
        select id from directory.list_tenants() where name = ${wanted.tenant} order by id limit 1`,
      );
      if (rows[0] && (wanted.settings ?? wanted.accounting) !== undefined) {
        throw new CommandError(
          `"${wanted.tenant}" is there: settings and the accounting interface can only be given to a new tenant.`,
        );
      }
      if (rows[0]) await bindTenant(db, rows[0].id);
      else await createTenantFor(db, tenant);
      const { firstName, lastName, email } = wanted;
      const admin = { role, state: 'ACTIVE', firstName, lastName, contactEmail: email } as const;
      await createUser(db, admin, { issuer: parts.config.issuerId, subject }, 'admin create').catch(inEnglish);
    });
    say(terminal, `${wanted.email} is ${title} of "${wanted.tenant}" (subject ${subject}).`);
  });
}

/** Says in English the sentences that the app says in German. */
function inEnglish(error: unknown): never {
  throw error instanceof Failure && error.kind === USER_FAILURES.identityTaken
    ? new CommandError('This person belongs to an agency already.')
    : error;
}

async function createTenantFor(
  db: TenantDb,
  { tenant, logos }: Awaited<ReturnType<typeof readNewTenant>>,
): Promise<void> {
  const id = await insertWholeTenant(db, tenant, logos);
  const source = { action: 'tenants.write', requestId: 'admin create' };
  const extras = auditedExtras(logos, tenant.accountingInterfaceConfiguration);
  const after = { ...(await auditedTenant(db, id)), ...extras };
  await writeAudit(db, source, [{ entityType: 'tenant', entityId: id, after }]);
}

function parseWanted(args: string[]): Wanted {
  const option = { type: 'string' } as const;
  const options = {
    email: option,
    'first-name': option,
    'last-name': option,
    tenant: option,
    subject: option,
    role: option,
    settings: option,
    accounting: option,
  };
  try {
    const { values } = parseArgs({ args, options });
    const { email, 'first-name': firstName, 'last-name': lastName, tenant = 'Gastspiel', subject } = values;
    const { role = 'system-admin', settings, accounting } = values;
    if (!email?.includes('@') || !firstName || !lastName)
      throw new Error('--email, --first-name and --last-name are needed');
    const isTooLong = [email, firstName, lastName, tenant].some((text) => text.length > LONGEST);
    if (tenant.trim() === '' || isTooLong)
      throw new Error(`--tenant needs a name, and nothing is longer than ${LONGEST}`);
    if (!isRole(role)) throw new Error(`--role is one of ${Object.keys(ROLES).join(', ')}`);
    return { email, firstName, lastName, tenant, subject, role, settings, accounting };
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
