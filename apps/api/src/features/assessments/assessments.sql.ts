import type { AssessmentValues } from '@gastspiel/domain/assessments/assessment-input.ts';
import type { RatingCount } from '@gastspiel/domain/assessments/rating-summary.ts';
import type { Role } from '@gastspiel/domain/permissions/roles.ts';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';
import { nameOf, type User } from '#platform/identity/viewer.ts';

export interface Assessment extends AssessmentValues {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

const COLUMNS = sql`a.id, a.version, a.rating, a.notes, a.created_at as "createdAt", a.updated_at as "updatedAt",
  a.updated_by_name as "updatedBy"`;

/** Newest first: the newest are those that count. */
export const selectAssessments = (db: TenantDb, userId: string, { number, size }: PageRequest): Page<Assessment> => ({
  items: async () => {
    const { rows } = await sql<Assessment>`/* selectAssessments */
      select ${COLUMNS} from assessments a where a.tenant_id = current_tenant_id() and a.user_id = ${userId}
      order by a.created_at desc, a.id limit ${size} offset ${number * size}`.execute(db);
    return rows;
  },
  count: async () => {
    const { rows } = await sql<{ count: number }>`/* countAssessments */
      select count(*)::int as count from assessments
      where tenant_id = current_tenant_id() and user_id = ${userId}`.execute(db);
    return rows[0]?.count ?? 0;
  },
});

export async function countRatings(db: TenantDb, userId: string): Promise<RatingCount[]> {
  const { rows } = await sql<RatingCount>`/* countRatings */
    select rating, count(*)::int as count from assessments
    where tenant_id = current_tenant_id() and user_id = ${userId} group by rating`.execute(db);
  return rows;
}

export interface AssessmentOfPerson extends Assessment {
  readonly userId: string;
  readonly role: Role;
}

/** With the person it is about. */
export async function findAssessment(db: TenantDb, id: string): Promise<AssessmentOfPerson | undefined> {
  const { rows } = await sql<AssessmentOfPerson>`/* findAssessment */
    select ${COLUMNS}, a.user_id as "userId", u.role
    from assessments a join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where a.tenant_id = current_tenant_id() and a.id = ${id}`.execute(db);
  return rows[0];
}

export async function insertAssessment(
  db: TenantDb,
  actor: User,
  userId: string,
  { rating, notes }: AssessmentValues,
): Promise<Assessment> {
  const { rows } = await sql<Assessment>`/* insertAssessment */
    insert into assessments as a (tenant_id, user_id, rating, notes, updated_by, updated_by_name)
    values (current_tenant_id(), ${userId}, ${rating}, ${notes}, ${actor.userId}, ${nameOf(actor)})
    returning ${COLUMNS}`.execute(db);
  const [inserted] = rows;
  if (!inserted) throw new Error('the assessment was not inserted');
  return inserted;
}

export async function updateAssessmentRow(
  db: TenantDb,
  actor: User,
  { id, version }: { readonly id: string; readonly version: number },
  { rating, notes }: AssessmentValues,
): Promise<Assessment | undefined> {
  const { rows } = await sql<Assessment>`/* updateAssessment */
    update assessments a set rating = ${rating}, notes = ${notes}, version = a.version + 1, updated_at = now(),
      updated_by = ${actor.userId}, updated_by_name = ${nameOf(actor)}
    where a.tenant_id = current_tenant_id() and a.id = ${id} and a.version = ${version}
    returning ${COLUMNS}`.execute(db);
  return rows[0];
}

export async function deleteAssessmentRow(db: TenantDb, id: string): Promise<boolean> {
  const { rows } = await sql`/* deleteAssessment */
    delete from assessments where tenant_id = current_tenant_id() and id = ${id} returning id`.execute(db);
  return rows.length > 0;
}
