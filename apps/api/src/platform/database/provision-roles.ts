import { createHmac } from 'node:crypto';
import pg from 'pg';
import { connectTo } from '#platform/database/client.ts';
import { hostsOf } from '#platform/database/hosts.ts';

/** Rights are granted to these roles, which nobody can log in as; the server's logins are members of them. */
const GROUPS = { app: 'gastspiel_app', jobs: 'gastspiel_jobs' } as const;
export type ServerRole = keyof typeof GROUPS;

export class ProvisionError extends Error {
  override readonly name = 'ProvisionError';
}

/**
 * The server's own login for a role, made from the owner's address. Its password is derived from the owner's, so that
 * every process and every start comes to the same one without storing it anywhere.
 */
export function loginUrl(ownerUrl: string, role: ServerRole): string {
  const url = new URL(hostsOf(ownerUrl)[0] ?? '');
  const database = decodeURIComponent(url.pathname.slice(1));
  const login = `${database}_${role}_login`;
  if (url.password === '') {
    throw new ProvisionError(
      'DATABASE_URL has no password to derive the logins of the server from. Give it one, or make the logins yourself ' +
        'and give DATABASE_APP_URL and DATABASE_JOBS_URL.',
    );
  }
  const password = createHmac('sha256', decodeURIComponent(url.password)).update(login).digest('base64url');
  return ownerUrl.replace(/\/\/[^/?#]*@/, () => `//${encodeURIComponent(login)}:${password}@`);
}

/** Makes the roles and, for the addresses given, the server's logins. */
export async function provisionRoles(owner: pg.Client, logins: Partial<Record<ServerRole, string>>): Promise<void> {
  for (const [role, group] of Object.entries(GROUPS) as [ServerRole, string][]) {
    await createRole(owner, group, 'nologin');
    await refusePowers(owner, group);
    const login = logins[role];
    if (login) await provisionLogin(owner, group, login);
  }
}

async function provisionLogin(owner: pg.Client, group: string, loginAddress: string): Promise<void> {
  const { username, password } = new URL(hostsOf(loginAddress)[0] ?? '');
  const name = decodeURIComponent(username);
  const login = pg.escapeIdentifier(name);
  await createRole(owner, name, 'login nosuperuser nocreatedb nocreaterole nobypassrls');
  // A password that is set anew has another salt, and a pooler's copy of the secret would be worth nothing any more.
  if (!(await canLogIn(loginAddress))) {
    await owner.query(`alter role ${login} password ${pg.escapeLiteral(decodeURIComponent(password))}`);
  }
  const { rows } = await owner.query<{ isMember: boolean }>(`select pg_has_role($1, $2, 'member') as "isMember"`, [
    name,
    group,
  ]);
  if (!rows[0]?.isMember) await owner.query(`grant ${pg.escapeIdentifier(group)} to ${login}`);
  await refusePowers(owner, name);
}

const REFUSED = ['28P01', '28000'];

async function canLogIn(address: string): Promise<boolean> {
  try {
    await (await connectTo(address)).end();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && REFUSED.includes(error.code ?? '')) return false;
    // PgBouncer refuses a login under a code of its own.
    if (error instanceof pg.DatabaseError && error.code === '08P01') return false;
    throw error;
  }
}

/** Roles belong to the whole cluster: another server may be making the same one at this moment. */
async function createRole(owner: pg.Client, name: string, options: string): Promise<void> {
  const { rows } = await owner.query('select 1 from pg_roles where rolname = $1', [name]);
  if (rows.length > 0) return;
  await owner.query(
    `do $do$ begin
       create role ${pg.escapeIdentifier(name)} ${options};
     exception when duplicate_object or unique_violation then null;
     end $do$`,
  );
}

/** A role that may bypass row-level security would make every policy void: better not to start at all. */
async function refusePowers(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query('select 1 from pg_roles where rolname = $1 and (rolsuper or rolbypassrls)', [
    role,
  ]);
  if (rows.length > 0) {
    throw new ProvisionError(
      `The database role ${role} can bypass row-level security; take SUPERUSER and BYPASSRLS from it.`,
    );
  }
}
