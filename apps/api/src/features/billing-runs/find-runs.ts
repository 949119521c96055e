import { z } from 'zod';
import { selectRuns } from '#features/billing-runs/billing-runs.sql.ts';
import { loadRun } from '#features/billing-runs/start-run.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';

/** As many as somebody looks back at. */
const SHOWN = 10;

export const findBillingRun = query({
  action: 'invoices.read',
  input: z.object({ billingRunId: EntityId }),
  run: ({ db, input }) => loadRun(db, input.billingRunId),
});

export const listBillingRuns = query({
  action: 'invoices.read',
  input: NO_INPUT,
  run: ({ db }) => selectRuns(db, SHOWN),
});
