import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { ProvisionError } from '#platform/database/provision-roles.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** The server refuses to work under a login for which row-level security would not hold. */
export async function assertHarmlessLogin(database: Database): Promise<void> {
  const rows = await rowsOf(
    database.single,
    z.object({ name: z.string(), powers: z.boolean(), owns: z.boolean() }),
    sql`/* assertHarmlessLogin */
    select current_user as name, r.rolsuper or r.rolbypassrls as powers,
      exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'directory') and pg_has_role(r.oid, c.relowner, 'MEMBER')) as owns
    from pg_roles r where r.rolname = current_user`,
  );
  const login = rows[0];
  if (!login || login.powers || login.owns) {
    throw new ProvisionError(
      `The server's login ${login?.name} is a superuser, bypasses row-level security or owns tables. ` +
        'Give DATABASE_APP_URL a role of its own that is a member of gastspiel_app, or leave it out.',
    );
  }
}
