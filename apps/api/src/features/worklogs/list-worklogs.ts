import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { weekAround } from '@gastspiel/domain/working-time/working-time.ts';
import { plannedEntries, type WorklogEntry } from '@gastspiel/domain/worklogs/worklog.ts';
import {
  type WorkElsewhere,
  type WorklogWarning,
  worklogWarnings,
} from '@gastspiel/domain/worklogs/worklog-warnings.ts';
import { z } from 'zod';
import type { BlockRow } from '#features/worklogs/block-row.ts';
import { loadBlock } from '#features/worklogs/find-blocks.ts';
import { selectWorkElsewhere, selectWorkers, type WorkerRow } from '#features/worklogs/worklogs.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { query } from '#platform/graphql/use-case.ts';

/** The recorded hours of a worker, or the plan until then. */
export interface Worklog extends Omit<WorkerRow, 'recorded'> {
  readonly isTransient: boolean;
  readonly didNotCome: boolean;
  readonly note: string | null;
  readonly entries: readonly WorklogEntry[];
  readonly warnings: readonly WorklogWarning[];
  readonly elsewhere: readonly WorkElsewhere[];
}

const DAY = 24 * 60;

async function loadWorklogs(db: TenantDb, { id, startsAt, endsAt }: BlockRow): Promise<readonly Worklog[]> {
  const planned = { start: startsAt, end: endsAt };
  // Recorded times may lie a day off the plan, and the law looks at the week and at the rest before and after.
  const around = {
    start: addMinutes(weekAround(addMinutes(startsAt, -DAY)).start, -DAY),
    end: addMinutes(weekAround(addMinutes(endsAt, DAY)).end, DAY),
  };
  const workers = await selectWorkers(db, id);
  const others = Map.groupBy(await selectWorkElsewhere(db, id, around), ({ userId }) => userId);
  return workers.map(({ recorded, ...worker }) => {
    const entries = recorded?.entries ?? plannedEntries(planned);
    const elsewhere = others.get(worker.userId) ?? [];
    return {
      ...worker,
      isTransient: !recorded,
      didNotCome: recorded?.didNotCome ?? false,
      note: recorded?.note ?? null,
      entries,
      elsewhere,
      warnings: recorded ? worklogWarnings(entries, elsewhere) : [],
    };
  });
}

export const listWorklogs = query({
  action: 'worklog-blocks.read',
  input: z.object({ worklogBlockId: EntityId }),
  run: async ({ db, input }) => loadWorklogs(db, await loadBlock(db, input.worklogBlockId)),
});
