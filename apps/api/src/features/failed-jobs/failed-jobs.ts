import { z } from 'zod';
import { rescheduleFailedJobs, selectFailedJobs } from '#features/failed-jobs/failed-jobs.sql.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { mutation, query } from '#platform/graphql/use-case.ts';

const MAX_AT_ONCE = 1000;

export const listFailedJobs = query({
  action: 'admin-tools.use',
  input: z.object({ page: PageInput }),
  run: ({ db, input }) => selectFailedJobs(db, input.page),
});

/** From the first attempt on. What is running or done meanwhile is left alone. */
export const retryFailedJobs = mutation({
  action: 'admin-tools.use',
  input: z.object({
    jobIds: z
      .array(z.string().regex(/^\d{1,18}$/))
      .min(1)
      .max(MAX_AT_ONCE),
  }),
  run: async ({ db, actor, input: { jobIds }, record, nothingChanged }) => {
    const count = await rescheduleFailedJobs(db, jobIds);
    if (count > 0) record({ entityType: 'tenant', entityId: actor.tenantId, after: { retriedJobs: jobIds } });
    else nothingChanged();
    return count;
  },
});
