import type { FailedJob } from '#features/failed-jobs/failed-jobs.sql.ts';
import { listFailedJobs, retryFailedJobs } from '#features/failed-jobs/failed-jobs.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const failedJobsSchema: SchemaPart = (builder) => {
  const Job = builder.objectRef<FailedJob>('FailedJob').implement({
    description: 'Background work that failed for good.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Its number in the queue.' }),
      kind: t.exposeString('kind'),
      tenantName: t.exposeString('tenantName', { nullable: true }),
      attempts: t.exposeInt('attempts'),
      failedAt: t.string({ description: 'The last time.', resolve: ({ failedAt }) => failedAt.toISOString() }),
      reason: t.exposeString('reason', { nullable: true, description: 'The error, for technicians.' }),
    }),
  });
  builder.queryFields((t) => ({
    failedJobs: t.field({
      type: pageType(builder, Job, 'FailedJobPage'),
      description: 'Background work that failed for good, of all tenants, the newest first.',
      ...serve(builder, listFailedJobs, { page: pageInput }),
    }),
  }));
  builder.mutationFields((t) => ({
    retryFailedJobs: t.field({
      type: 'Int',
      description: 'Tries failed work again. Answers how much of it.',
      ...serve(builder, retryFailedJobs),
    }),
  }));
};
