import { RATED_ASSESSMENTS } from '@gastspiel/domain/target-users/effective-rating.ts';
import { sql } from 'kysely';

/** The rule of the domain's `effectiveRating` for a row of target_users, so that lists can filter and sort by it. */
export const effectiveRatingOf = (targetUsers: string) => sql<number | null>`coalesce(
  (select round(avg(newest.rating), 1)::float8 from (
    select a.rating from assessments a
    where a.tenant_id = ${sql.ref(`${targetUsers}.tenant_id`)} and a.user_id = ${sql.ref(`${targetUsers}.user_id`)}
    order by a.created_at desc, a.id limit ${sql.lit(RATED_ASSESSMENTS)}) newest),
  ${sql.ref(`${targetUsers}.rating`)}::float8)`;
