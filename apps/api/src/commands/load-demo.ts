import { sql } from 'kysely';
import { CommandError } from '#app/commands/command-error.ts';
import { type ServerParts, withServerParts } from '#app/commands/with-server-parts.ts';
import { DEMO_AGENCIES } from '#app/demo/demo-agencies.ts';
import { type DemoPerson, listDemoPerson } from '#app/demo/demo-people.ts';
import { insertDemoRecipients } from '#app/demo/demo-recipients.ts';
import { insertDemoWorkers } from '#app/demo/insert-demo-workers.ts';
import { insertWholeTenant } from '#features/tenants/index.ts';
import { createUser } from '#features/users/index.ts';
import { writeAudit } from '#platform/audit/audit.ts';

/** Loads two agencies with people of every role. A database that has a tenant already is left alone. */
export async function loadDemo(): Promise<void> {
  await withServerParts(async (parts) => {
    const subjects = new Map<DemoPerson, string>();
    for (const agency of DEMO_AGENCIES) {
      for (const person of agency.people) subjects.set(person, await introduce(parts, agency.tenant.name, person));
    }
    const { issuerId: issuer } = parts.config;
    const loaded = await parts.database.withoutTenant(async (db) => {
      const { rows } = await sql`select 1 from directory.list_tenants() limit 1`.execute(db);
      if (rows.length > 0) return false;
      for (const { tenant, logos, people, recipients, region } of DEMO_AGENCIES) {
        const id = await insertWholeTenant(db, tenant, logos);
        await writeAudit(db, { action: 'tenants.write', requestId: 'admin demo' }, [
          { entityType: 'tenant', entityId: id },
        ]);
        await insertDemoRecipients(db, id, recipients);
        const known = people.map((person) => ({ person, subject: subjects.get(person) ?? '' }));
        const [workers, office] = [known.filter(isWorker), known.filter((one) => !isWorker(one))];
        for (const { person, subject } of office) await createUser(db, person.user, { issuer, subject }, 'demo');
        await insertDemoWorkers(db, parts.secrets, { tenantId: id, issuer, region, people: workers, now: new Date() });
      }
      return true;
    });
    console.log(loaded ? 'Demo data loaded.' : 'There are tenants already: no demo data loaded.');
  });
}

const isWorker = ({ person }: { person: DemoPerson }): boolean => person.user.role === 'TARGET_USER';

async function introduce({ identityAdmin, config }: ServerParts, agency: string, person: DemoPerson): Promise<string> {
  const { OIDC_ADMIN_URL: url, OIDC_ADMIN_TOKEN: token } = config;
  if (!identityAdmin || !url || !token) throw new CommandError('admin demo needs OIDC_ADMIN_URL and OIDC_ADMIN_TOKEN.');
  const { firstName, lastName, contactEmail: email } = person.user;
  const subject = await identityAdmin.ensurePerson({ email, firstName, lastName });
  await listDemoPerson({ url, token }, subject, agency, person);
  return subject;
}
