import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { BlockFilter } from '#features/worklogs/block-filter.ts';
import type { BlockRow } from '#features/worklogs/block-row.ts';
import {
  findBlock,
  findNeighbours,
  selectBlocks,
  selectRowsToday,
  summariseBlocks,
} from '#features/worklogs/blocks.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

const newestFirst = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

export async function loadBlock(db: TenantDb, id: string): Promise<BlockRow> {
  const block = await findBlock(db, id);
  if (!block) throw new Failure(GENERAL_FAILURES.notFound);
  return block;
}

export const listWorklogBlocks = query({
  action: 'worklog-blocks.read',
  input: z.object({ page: PageInput, filter: BlockFilter, newestFirst }),
  run: async ({ db, input }) => selectBlocks(db, input.filter, input.newestFirst, input.page),
});

export const findWorklogBlock = query({
  action: 'worklog-blocks.read',
  input: z.object({ worklogBlockId: EntityId }),
  run: ({ db, input }) => loadBlock(db, input.worklogBlockId),
});

/** For going on to the next one with a pile of papers at hand. */
export const findWorklogBlockNeighbours = query({
  action: 'worklog-blocks.read',
  input: z.object({ worklogBlockId: EntityId, filter: BlockFilter, newestFirst }),
  run: async ({ db, input }) => {
    await loadBlock(db, input.worklogBlockId);
    return (await findNeighbours(db, input.worklogBlockId, input.filter, input.newestFirst)) ?? null;
  },
});

export const listPrintoutRows = query({
  action: 'worklog-blocks.read',
  input: z.object({ worklogBlockId: EntityId }),
  run: async ({ db, input }) => {
    await loadBlock(db, input.worklogBlockId);
    return selectRowsToday(db, input.worklogBlockId);
  },
});

/** Time sheets that were never sent. Once the work is over nobody waits for the paper any more, so those count no longer. */
export const summariseUnsent = query({
  action: 'worklog-blocks.read',
  input: z.object({ filter: BlockFilter }),
  run: async ({ db, input }) => summariseBlocks(db, { ...input.filter, printFilter: 'UNSENT', hasEnded: false }),
});

/** Time sheets that were sent and are not true any more. */
export const summariseResending = query({
  action: 'worklog-blocks.read',
  input: z.object({ filter: BlockFilter }),
  run: async ({ db, input }) => summariseBlocks(db, { ...input.filter, isResendingNecessary: true, hasEnded: false }),
});
