import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#platform/database/database.ts';

export interface MetricsOptions {
  readonly database: Database;
  readonly deadJobs: () => Promise<number>;
  readonly streams: () => number;
  /** Without a token the figures are told to this machine only. */
  readonly token: string | undefined;
}

export function registerMetrics(app: FastifyInstance, { database, deadJobs, streams, token }: MetricsOptions): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'gastspiel_http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  new Gauge({
    name: 'gastspiel_database_connections',
    help: 'Connections of the pool, callers waiting for one, and connections dropped because of an open transaction',
    labelNames: ['state'],
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(database.stats)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'gastspiel_jobs_dead',
    help: 'Jobs that failed for good and wait for somebody to look at them',
    registers: [register],
    async collect() {
      this.set(await deadJobs().catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'gastspiel_live_streams',
    help: 'Open event streams',
    registers: [register],
    collect() {
      this.set(streams());
    },
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.code(404).send();
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** Behind a proxy on the same machine everybody seems to be local. */
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined ||
  headers['forwarded'] !== undefined ||
  headers['via'] !== undefined ||
  headers['x-real-ip'] !== undefined;

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined)
    return (
      !isForwarded(request) && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
    );
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
