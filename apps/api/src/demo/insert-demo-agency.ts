import type { DemoAgency } from '#app/demo/demo-agencies.ts';
import type { DemoPerson } from '#app/demo/demo-people.ts';
import { insertDemoRecipients } from '#app/demo/demo-recipients.ts';
import { insertDemoSender } from '#app/demo/demo-senders.ts';
import { insertDemoAppointments } from '#app/demo/insert-demo-appointments.ts';
import { insertDemoHours } from '#app/demo/insert-demo-hours.ts';
import { insertDemoInvoices } from '#app/demo/insert-demo-invoices.ts';
import { insertDemoOpinions } from '#app/demo/insert-demo-opinions.ts';
import { insertDemoWorkers } from '#app/demo/insert-demo-workers.ts';
import { savePassword } from '#features/accounting/index.ts';
import { auditedTenant, insertWholeTenant } from '#features/tenants/index.ts';
import { createUser } from '#features/users/index.ts';
import { writeAudit } from '#platform/audit/audit.ts';
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

/** An agency with its office, its customers, its workers and what is said of them. */
export async function insertDemoAgency(db: TenantDb, agency: DemoAgency, means: Means): Promise<void> {
  const { secrets, issuer, subjects, otherSubjects, press, now } = means;
  const tenantId = await insertDemoTenant(db, agency);
  await insertDemoSender(db, tenantId, agency.sender, agency.logos.logoWideBase64);
  await insertDemoRecipients(db, tenantId, agency.recipients);
  const known = agency.people.map((person) => ({ person, subject: subjects.get(person) ?? '' }));
  const author = await insertOffice(
    db,
    issuer,
    known.filter((one) => !isWorker(one)),
  );
  const crew = {
    tenantId,
    issuer,
    region: agency.region,
    people: known.filter(isWorker),
    otherSubjects: otherSubjects.get(agency) ?? [],
  };
  const workerIds = await insertDemoWorkers(db, secrets, crew);
  await insertDemoOpinions(db, { ...author, workerIds, now });
  await insertDemoAppointments(db, { tenantId, workerIds: workerIds.filter(takesPart), now });
  if (agency.tenant.accountingInterfaceConfiguration) await savePassword(db, secrets, tenantId, ACCOUNTING_PASSWORD);
  if (!agency.tenant.hasInvoicingModule) return;
  await insertDemoHours(db, { by: author.authorName, now, press });
  await insertDemoInvoices(db, { tenantId, by: accountantOf(agency), now, press });
}

export async function insertDemoTenant(db: TenantDb, { tenant, logos }: Pick<DemoAgency, 'tenant' | 'logos'>) {
  const tenantId = await insertWholeTenant(db, tenant, logos);
  await writeAudit(db, { action: 'tenants.write', requestId: 'admin demo' }, [
    { entityType: 'tenant', entityId: tenantId, after: await auditedTenant(db, tenantId) },
  ]);
  return tenantId;
}

const accountantOf = ({ people }: DemoAgency): string => {
  const found = people.find(({ user }) => user.role === 'TENANT_USER_ACCOUNTING');
  return found ? `${found.user.firstName} ${found.user.lastName}` : '';
};

/** As the accounting system of the sandbox knows it: a secret of nobody's. */
const ACCOUNTING_PASSWORD = 'sandbox-geheim';

/** Those who can sign in come first; most of them are kept free of shifts, so that they can leave or begin anew. */
const takesPart = (_id: string, index: number): boolean => index < 2 || index === 5 || index > 9;

interface KnownPerson {
  readonly person: DemoPerson;
  readonly subject: string;
}
const isWorker = ({ person }: KnownPerson): boolean => person.user.role === 'TARGET_USER';

/** Answers a dispatcher: it is dispatchers who judge workers. */
async function insertOffice(db: TenantDb, issuer: string, people: readonly KnownPerson[]) {
  let author = { authorId: '', authorName: '' };
  for (const { person, subject } of people) {
    const { role, firstName, lastName } = person.user;
    const authorId = await createUser(db, person.user, { issuer, subject }, 'demo');
    if (role === 'TENANT_USER_DISPATCHER') author = { authorId, authorName: `${firstName} ${lastName}` };
  }
  return author;
}
