import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

export interface Readiness {
  draining: boolean;
}

/** Liveness asks only this process: restarting it does not bring a database back. Readiness asks the database too. */
export function registerHealth(app: FastifyInstance, database: Database, readiness: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (readiness.draining) return reply.code(503).send({ status: 'draining' });
    try {
      await sql`/* readyz */ select 1`.execute(database.single);
      return { status: 'ok' };
    } catch {
      return reply.code(503).header('retry-after', '2').send({ status: 'database unavailable' });
    }
  });
}
