import type { AssessmentValues } from '@gastspiel/domain/assessments/assessment-input.ts';
import type { RatingCount } from '@gastspiel/domain/assessments/rating-summary.ts';
import { ROLES } from '@gastspiel/domain/permissions/roles.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { qualifiedWorkers } from '#features/target-users/index.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import { columns } from '#platform/database/columns.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, countOf, insertedId, rowOf, rowsOf, versionOf } from '#platform/database/rows.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';
import { nameOf, type User } from '#platform/identity/viewer.ts';

export const Assessment = z.object({
  rating: z.int(),
  notes: z.string().nullable(),
  id: z.string(),
  version: z.int(),
  createdAt: z.date(),
  updatedAt: z.date(),
  updatedBy: z.string(),
});
export type Assessment = Readonly<z.output<typeof Assessment>>;

const COLUMNS = columns(Assessment, 'a', { updatedBy: 'updated_by_name' });

/** Newest first: the newest are those that count. */
export const selectAssessments = (db: TenantDb, userId: string, page: PageRequest): Page<Assessment> => ({
  items: async () => {
    return rowsOf(
      db,
      Assessment,
      sql`/* selectAssessments */
      select ${COLUMNS} from assessments a where a.tenant_id = ${TENANT} and a.user_id = ${userId}
      order by a.created_at desc, a.id ${cut(page)}`,
    );
  },
  count: async () => {
    return countOf(
      db,
      sql`/* countAssessments */
      select count(*)::int as count from assessments
      where tenant_id = ${TENANT} and user_id = ${userId}`,
    );
  },
});

export async function countRatings(db: TenantDb, userId: string): Promise<RatingCount[]> {
  return rowsOf(
    db,
    z.object({ rating: z.int(), count: z.int() }),
    sql`/* countRatings */
    select rating, count(*)::int as count from assessments
    where tenant_id = ${TENANT} and user_id = ${userId} group by rating`,
  );
}

export const AssessmentOfPerson = Assessment.extend({
  userId: z.string(),
  role: z.enum(ROLES),
});
export type AssessmentOfPerson = Readonly<z.output<typeof AssessmentOfPerson>>;

/** With the person it is about. */
export async function findAssessment(db: TenantDb, id: string): Promise<AssessmentOfPerson | undefined> {
  return rowOf(
    db,
    AssessmentOfPerson,
    sql`/* findAssessment */
    select ${COLUMNS}, a.user_id, u.role
    from assessments a join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where a.tenant_id = ${TENANT} and a.id = ${id}`,
  );
}

export async function insertAssessment(
  db: TenantDb,
  actor: User,
  userId: string,
  { rating, notes }: AssessmentValues,
): Promise<string> {
  qualifiedWorkers.renew(db, [userId]);
  return insertedId(
    db,
    sql`/* insertAssessment */
    insert into assessments as a (tenant_id, user_id, rating, notes, updated_by, updated_by_name)
    values (${TENANT}, ${userId}, ${rating}, ${notes}, ${actor.userId}, ${nameOf(actor)})
    returning id`,
  );
}

export async function updateAssessmentRow(
  db: TenantDb,
  actor: User,
  { id, version, userId }: { readonly id: string; readonly version: number; readonly userId: string },
  { rating, notes }: AssessmentValues,
): Promise<number | undefined> {
  qualifiedWorkers.renew(db, [userId]);
  return versionOf(
    db,
    sql`/* updateAssessment */
    update assessments a set rating = ${rating}, notes = ${notes}, version = a.version + 1, updated_at = ${MOMENT},
      updated_by = ${actor.userId}, updated_by_name = ${nameOf(actor)}
    where a.tenant_id = ${TENANT} and a.id = ${id} and a.version = ${version}
    returning a.version`,
  );
}

export async function deleteAssessmentRow(
  db: TenantDb,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<boolean> {
  qualifiedWorkers.renew(db, [userId]);
  return (
    (await affectedBy(
      db,
      sql`/* deleteAssessment */
    delete from assessments where tenant_id = ${TENANT} and id = ${id} returning id`,
    )) > 0
  );
}
