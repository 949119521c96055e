import { FILL_TARGET } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { findFillTarget, saveFillTarget } from '#features/tenants/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import { countOf } from '#platform/database/rows.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** How much of what is wanted the agency means to fill. */
export const setFillTarget = mutation({
  action: 'statistics.write',
  input: z.object({ fillTarget: z.int().min(FILL_TARGET.min).max(FILL_TARGET.max) }),
  run: async ({ db, actor: { tenantId }, input: { fillTarget }, record, nothingChanged }) => {
    const before = await countOf(
      db,
      sql`/* lockFillTarget */ select fill_target as count from tenant_settings
      where tenant_id = ${TENANT} for no key update`,
    );
    if (before === fillTarget) nothingChanged();
    else {
      await saveFillTarget(db, fillTarget);
      record({ entityType: 'tenant', entityId: tenantId, before: { fillTarget: before }, after: { fillTarget } });
    }
    return { fillTarget };
  },
  answer: async ({ db }) => findFillTarget(db),
});
