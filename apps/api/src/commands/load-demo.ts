import { type Kysely, sql } from 'kysely';
import { CommandError, say, type Terminal } from '#app/commands/terminal.ts';
import { type ServerParts, withServerParts } from '#app/commands/with-server-parts.ts';
import { DEMO_AGENCIES, type DemoAgency, NEW_AGENCY } from '#app/demo/demo-agencies.ts';
import { type DemoPerson, listDemoPerson } from '#app/demo/demo-people.ts';
import { insertDemoAgency, insertDemoTenant } from '#app/demo/insert-demo-agency.ts';
import { otherWorkers } from '#app/demo/insert-demo-workers.ts';
import { databaseUrls } from '#platform/config/database-urls.ts';
import { openDatabase, type TenantDb } from '#platform/database/database.ts';
import type { DB } from '#platform/database/database-types.ts';
import { createPress } from '#platform/pdf/press.ts';

const NEEDS_PROVIDER = 'admin demo needs OIDC_ADMIN_URL and OIDC_ADMIN_TOKEN.';

const LEFT_ALONE = 'There are tenants already: no demo data loaded.';

const hasTenants = async (db: Kysely<DB>): Promise<boolean> =>
  (await sql`select 1 from directory.list_tenants() limit 1`.execute(db)).rows.length > 0;

/** Loads two agencies with people of every role. A database that has a tenant already is left alone. */
export async function loadDemo(args: string[], terminal: Terminal): Promise<void> {
  if (args.length > 0) throw new CommandError('admin demo takes no arguments.');
  const press = createPress();
  await withServerParts(terminal, async (parts) => {
    // Before the provider hears of anybody: this may be an installation that people work with.
    if (await hasTenants(parts.database.single)) return say(terminal, LEFT_ALONE);
    const subjects = new Map<DemoPerson, string>();
    const otherSubjects = new Map<DemoAgency, readonly string[]>();
    for (const [index, agency] of DEMO_AGENCIES.entries()) {
      otherSubjects.set(agency, await introduceOthers(parts, agency, `demo-${index + 1}`));
      for (const person of agency.people) subjects.set(person, await introduce(parts, agency.tenant.name, person));
    }
    const loaded = await asOwner(parts, async (db) => {
      if (await hasTenants(db)) return false;
      const means = {
        secrets: parts.secrets,
        issuer: parts.config.issuerId,
        subjects,
        otherSubjects,
        press,
        now: new Date(),
      };
      for (const agency of DEMO_AGENCIES) await insertDemoAgency(db, agency, means);
      await insertDemoTenant(db, NEW_AGENCY);
      // Until then the planner takes the last agency's tables for empty.
      await sql`analyze`.execute(db);
      return true;
    });
    say(terminal, loaded ? 'Demo data loaded.' : LEFT_ALONE);
  }).finally(() => press.close());
}

/** In one transaction. Only the owner can say that something happened on another day; see decision 38. */
async function asOwner<T>({ config }: ServerParts, work: (db: TenantDb) => Promise<T>): Promise<T> {
  const { owner: connectionString } = databaseUrls(config);
  const database = openDatabase(
    { connectionString, applicationName: 'gastspiel admin', size: 1, queueSize: 1, waitMs: 5000 },
    () => undefined,
  );
  return database.withoutTenant(work).finally(() => database.close());
}

/** They have an account, so that the provider can be told of them, and no way to sign in. */
const introduceOthers = ({ identityAdmin }: ServerParts, { region }: DemoAgency, name: string): Promise<string[]> =>
  Promise.all(
    otherWorkers(region).others.map(async ({ name: [firstName, lastName] }, i) => {
      if (!identityAdmin) throw new CommandError(NEEDS_PROVIDER);
      const email = `${name}-${i + 1}@post.example`;
      return identityAdmin.ensurePerson({ email, firstName, lastName, isActive: false });
    }),
  );

async function introduce({ identityAdmin, config }: ServerParts, agency: string, person: DemoPerson): Promise<string> {
  const { OIDC_ADMIN_URL: url, OIDC_ADMIN_TOKEN: token } = config;
  if (!identityAdmin || !url || !token) throw new CommandError(NEEDS_PROVIDER);
  const { firstName, lastName, contactEmail: email } = person.user;
  const subject = await identityAdmin.ensurePerson({ email, firstName, lastName });
  await listDemoPerson({ url, token }, subject, agency, person);
  return subject;
}
