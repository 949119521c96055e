import { NEWS_WAYS, type NewsWay } from '@gastspiel/domain/notifications/news-way.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { updateNewsWay } from '#features/target-users/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';
import { mutation, NO_INPUT, query } from '#platform/graphql/use-case.ts';

const Row = z.object({ way: z.enum(NEWS_WAYS) });

const findWay = async (db: TenantDb, userId: string): Promise<NewsWay> =>
  (
    await rowOf(
      db,
      Row,
      sql`/* findNewsWay */
      select news_way as way from target_users where tenant_id = ${TENANT} and user_id = ${userId}`,
    )
  )?.way ?? 'BOTH';

/** How the worker who asks is told of offers and bookings. */
export const newsWay = query({
  action: 'own-profile.read',
  input: NO_INPUT,
  run: ({ db, actor }) => findWay(db, actor.userId),
});

export const chooseNewsWay = mutation({
  action: 'own-profile.write',
  input: z.object({ way: z.enum(NEWS_WAYS) }),
  run: async ({ db, actor, input: { way }, record, nothingChanged }) => {
    const before = await findWay(db, actor.userId);
    if (before === way) nothingChanged();
    else {
      await updateNewsWay(db, actor.userId, way);
      record({
        entityType: 'target-user',
        entityId: actor.userId,
        before: { newsWay: before },
        after: { newsWay: way },
      });
    }
    return { id: actor.userId };
  },
  answer: ({ db }, { id }) => findWay(db, id),
});
