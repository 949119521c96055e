import type { OnboardingFlow } from '@gastspiel/domain/tenants/association-code.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { selectPlanners } from '#features/notifications/told-offers.sql.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** Those who release: workers by those who plan, people of the office by the administration. */
export const selectReleasers = (db: TenantDb, flow: OnboardingFlow): Promise<readonly { readonly id: string }[]> =>
  flow === 'TARGET_USER'
    ? selectPlanners(db)
    : rowsOf(
        db,
        z.object({ id: z.string() }),
        sql`/* selectAdministrators */
        select id from users where tenant_id = ${TENANT} and state = 'ACTIVE' and role = 'TENANT_USER_ADMIN' order by id`,
      );

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
