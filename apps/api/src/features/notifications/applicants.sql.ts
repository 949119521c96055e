import type { OnboardingFlow } from '@gastspiel/domain/tenants/association-code.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { selectPlanners } from '#features/notifications/told-offers.sql.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Person = z.object({ id: z.string(), email: z.string(), firstName: z.string(), lastName: z.string() });
type Releaser = Readonly<z.output<typeof Person>> & { readonly isOperator: boolean };

const Id = z.object({ id: z.string() });

const selectAdministrators = (db: TenantDb) =>
  rowsOf(
    db,
    Id,
    sql`/* selectAdministrators */
    select id from users where tenant_id = ${TENANT} and state = 'ACTIVE' and role = 'TENANT_USER_ADMIN' order by id`,
  );

/**
 * Those who are told that somebody waits: of workers the people who plan, of the office its administration. Where nobody of the agency may
 * release them it is the operator, who mostly belongs to another agency.
 */
export async function selectReleasers(db: TenantDb, flow: OnboardingFlow): Promise<readonly Releaser[]> {
  const ids = (flow === 'TARGET_USER' ? await selectPlanners(db) : await selectAdministrators(db)).map(({ id }) => id);
  const own = await rowsOf(
    db,
    Person,
    sql`/* selectReleasers */
    select id, contact_email as email, first_name, last_name from users
    where tenant_id = ${TENANT} and id = any(${ids}::uuid[]) and contact_email <> '' order by id`,
  );
  if (own.length > 0) return own.map((person) => ({ ...person, isOperator: false }));
  const operators = await rowsOf(
    db,
    Person,
    sql`/* selectOperators */ select id, email, first_name, last_name from directory.system_admins() order by id`,
  );
  return operators.map((person) => ({ ...person, isOperator: true }));
}

const Applicant = z.object({ firstName: z.string(), lastName: z.string(), isNew: z.boolean() });
export type Applicant = Readonly<z.output<typeof Applicant>>;

/** Everybody who waits for release, the newest first. */
export const selectApplicants = (db: TenantDb, flow: OnboardingFlow, since: Date): Promise<readonly Applicant[]> =>
  rowsOf(
    db,
    Applicant,
    sql`/* selectApplicants */
    select first_name, last_name, coalesce(onboarding_completed_at >= ${since}, false) as is_new from users
    where tenant_id = ${TENANT} and state = 'ONBOARDING' and (role = 'TARGET_USER') = ${flow === 'TARGET_USER'}
    order by onboarding_completed_at desc nulls last, id`,
  );
