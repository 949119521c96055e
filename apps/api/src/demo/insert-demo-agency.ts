import type { Role } from '@gastspiel/domain/permissions/roles.ts';
import { sql } from 'kysely';
import type { DemoAgency } from '#app/demo/demo-agencies.ts';
import type { DemoPerson } from '#app/demo/demo-people.ts';
import { insertDemoRecipients } from '#app/demo/demo-recipients.ts';
import { insertDemoSender } from '#app/demo/demo-senders.ts';
import { insertDemoAppointments } from '#app/demo/insert-demo-appointments.ts';
import type { DemoActor } from '#app/demo/insert-demo-history.ts';
import { insertDemoHours } from '#app/demo/insert-demo-hours.ts';
import { insertDemoInvoices } from '#app/demo/insert-demo-invoices.ts';
import { insertDemoOpinions } from '#app/demo/insert-demo-opinions.ts';
import { insertDemoWorkers } from '#app/demo/insert-demo-workers.ts';
import { savePassword } from '#features/accounting/index.ts';
import { mendStandings } from '#features/standings/index.ts';
import { auditedTenant, insertWholeTenant } from '#features/tenants/index.ts';
import { createUser } from '#features/users/index.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { settleAll } from '#platform/database/before-commit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Press } from '#platform/pdf/press.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

interface Means {
  readonly secrets: Secrets;
  readonly issuer: string;
  /** How the identity provider knows each person. */
  readonly subjects: ReadonlyMap<DemoPerson, string>;
  readonly otherSubjects: ReadonlyMap<DemoAgency, readonly string[]>;
  readonly press: Press;
  readonly now: Date;
}

/** An agency with its office, its customers, its workers and what is said of them. Under the owner's login, see insertDemoHistory. */
export async function insertDemoAgency(db: TenantDb, agency: DemoAgency, means: Means): Promise<void> {
  const { secrets, issuer, subjects, otherSubjects, press, now } = means;
  const tenantId = await insertDemoTenant(db, agency);
  await insertDemoSender(db, tenantId, agency.sender, agency.logos.logoWideBase64);
  await insertDemoRecipients(db, tenantId, agency.recipients);
  const known = agency.people.map((person) => ({ person, subject: subjects.get(person) ?? '' }));
  const { dispatchers, accountant } = await insertOffice(
    db,
    issuer,
    known.filter((one) => !isWorker(one)),
  );
  const [dispatcher] = dispatchers;
  if (!dispatcher || !accountant) throw new Error('the demo’s office has a dispatcher and an accountant');
  const crew = {
    tenantId,
    issuer,
    region: agency.region,
    people: known.filter(isWorker),
    otherSubjects: otherSubjects.get(agency) ?? [],
  };
  const workerIds = await insertDemoWorkers(db, secrets, crew);
  const stars = workerIds.slice(0, STARS).map((id, index) => ({ id, name: nameOf(crew.people[index]?.person) }));
  const hasPast = agency.tenant.hasInvoicingModule;
  await insertDemoOpinions(db, { author: dispatcher, stars, workerIds, now });
  await insertDemoAppointments(db, {
    ...{ tenantId, recipients: agency.recipients, hasPast, dispatchers, now },
    workerIds: workerIds.filter(takesPart),
    starIds: stars.map(({ id }) => id),
  });
  if (agency.tenant.accountingInterfaceConfiguration) await savePassword(db, secrets, tenantId, ACCOUNTING_PASSWORD);
  if (hasPast) await insertPast(db, agency, { tenantId, dispatcher, accountant, now, press });
  // The next agency of the demo is loaded in the same transaction, under another tenant.
  await mendStandings(db);
  await settleAll(db);
}

interface Past {
  readonly tenantId: string;
  readonly dispatcher: DemoActor;
  readonly accountant: DemoActor;
  readonly now: Date;
  readonly press: Press;
}

async function insertPast(db: TenantDb, { recipients }: DemoAgency, past: Past): Promise<void> {
  // Nobody has told the planner yet that the tables are not empty, and it would read each of them for every block.
  await sql`analyze appointments, offers, users, invoice_recipients`.execute(db);
  await insertDemoHours(db, past);
  await sql`analyze worklog_blocks, worklogs, worklog_entries`.execute(db);
  const monthly = recipients.flatMap(({ isMonthly, number }) => (isMonthly ? [number] : []));
  await insertDemoInvoices(db, { ...past, monthly });
}

export async function insertDemoTenant(db: TenantDb, { tenant, logos }: Pick<DemoAgency, 'tenant' | 'logos'>) {
  const tenantId = await insertWholeTenant(db, tenant, logos);
  await writeAudit(db, { action: 'tenants.write', requestId: 'admin demo' }, [
    { entityType: 'tenant', entityId: tenantId, after: await auditedTenant(db, tenantId) },
  ]);
  return tenantId;
}

const nameOf = (person: DemoPerson | undefined): string =>
  person ? `${person.user.firstName} ${person.user.lastName}` : '';

/** The first workers who can sign in show the app: they have offers, and nothing in their way. */
const STARS = 2;

/** As the accounting system of the sandbox knows it: a secret of nobody's. */
const ACCOUNTING_PASSWORD = 'sandbox-geheim';

/** Those who can sign in come first; most of them are kept free of shifts, so that they can leave or begin anew. */
const takesPart = (_id: string, index: number): boolean => index < 2 || index === 5 || index > 9;

interface KnownPerson {
  readonly person: DemoPerson;
  readonly subject: string;
}
const isWorker = ({ person }: KnownPerson): boolean => person.user.role === 'TARGET_USER';

/** Two dispatchers share the planning, one accountant bills. */
const DISPATCHERS = 2;

async function insertOffice(db: TenantDb, issuer: string, people: readonly KnownPerson[]) {
  const office: (DemoActor & { readonly role: Role })[] = [];
  for (const { person, subject } of people) {
    const id = await createUser(db, person.user, { issuer, subject }, 'demo');
    office.push({ id, name: nameOf(person), role: person.user.role });
  }
  return {
    dispatchers: office.filter(({ role }) => role === 'TENANT_USER_DISPATCHER').slice(0, DISPATCHERS),
    accountant: office.find(({ role }) => role === 'TENANT_USER_ACCOUNTING'),
  };
}
