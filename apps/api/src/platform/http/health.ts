import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { withinAllowance } from '#platform/database/allowance.ts';
import type { Database } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { TIME_LIMITS } from '#platform/database/time-limits.ts';
import type { QueueWatch } from '#platform/jobs/watch-queue.ts';

export interface Readiness {
  draining: boolean;
}

type Health = 'ok' | 'draining' | 'database unavailable' | 'database read-only';

/** Liveness asks only this process: restarting it does not bring a database back. Readiness asks the database too. */
export function registerHealth(
  app: FastifyInstance,
  database: Database,
  readiness: Readiness,
  queue: Pick<QueueWatch, 'isLate'>,
): void {
  let last: Health = 'ok';
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const status = readiness.draining ? 'draining' : await askDatabase(database);
    if (status !== last && status !== 'draining') request.log.warn({ status, before: last }, 'readiness changed');
    last = status;
    // Jobs that do not run are no reason to send people elsewhere, but for somebody to look.
    const jobs = queue.isLate() ? 'late' : 'ok';
    return status === 'ok' ? { status, jobs } : reply.code(503).header('retry-after', '2').send({ status });
  });
}

/** On a standby half of what people do would fail: better to wait for the moment until it is the first one. */
async function askDatabase(database: Database): Promise<Health> {
  try {
    const [row] = await withinAllowance(database, { ms: TIME_LIMITS.readinessMs }, ({ single }) =>
      rowsOf(single, Answer, sql`/* readyz */ select current_setting('transaction_read_only') = 'on' as is_read_only`),
    );
    return row?.isReadOnly ? 'database read-only' : 'ok';
  } catch {
    return 'database unavailable';
  }
}

const Answer = z.object({ isReadOnly: z.boolean() });
