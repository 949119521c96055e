import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#platform/database/database.ts';
import type { QueueFigures } from '#platform/jobs/dead-jobs.ts';
import type { QueueWatch } from '#platform/jobs/watch-queue.ts';
import { factsOf, routeOf } from '#platform/telemetry/request-facts.ts';
import { SERVER_VERSION } from '#platform/telemetry/server-version.ts';

export interface MetricsOptions {
  readonly database: Database;
  readonly queue: QueueWatch;
  readonly streams: () => number;
  /** Without a token the figures are told to this machine only. */
  readonly token: string | undefined;
}

export function registerMetrics(app: FastifyInstance, { database, queue, streams, token }: MetricsOptions): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'gastspiel_http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const seconds = reply.elapsedTime / 1000;
    durations.observe({ method: request.method, route: routeOf(request), status: reply.statusCode }, seconds);
    const { operation, error = 'none', agency } = factsOf(request);
    if (operation === undefined) return;
    operations.inc({ operation, error });
    operationSeconds.inc({ operation }, seconds);
    agencies.inc({ agency: agency ?? 'none', error });
  });
  const operations = new Counter({
    name: 'gastspiel_graphql_requests_total',
    help: 'Requests to the API by operation of the web app and kind of error',
    labelNames: ['operation', 'error'],
    registers: [register],
  });
  const operationSeconds = new Counter({
    name: 'gastspiel_graphql_seconds_total',
    help: 'Time spent on answers by operation of the web app',
    labelNames: ['operation'],
    registers: [register],
  });
  const agencies = new Counter({
    name: 'gastspiel_agency_requests_total',
    help: 'Requests to the API by the id of the agency and kind of error',
    labelNames: ['agency', 'error'],
    registers: [register],
  });
  new Gauge({
    name: 'gastspiel_build_info',
    help: 'The version of the server, as a label',
    labelNames: ['version'],
    registers: [register],
  }).set({ version: SERVER_VERSION }, 1);
  new Gauge({
    name: 'gastspiel_database_connections',
    help: 'Connections of the pool, callers waiting for one, and connections dropped because of an open transaction',
    labelNames: ['state'],
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(database.stats)) this.set({ state }, count);
    },
  });
  const gauges = Object.entries(JOBS).map(([figure, { name, help }]) => ({
    figure: figure as keyof QueueFigures,
    gauge: new Gauge({ name, help, registers: [register] }),
  }));
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
    // Asked once for all of them; while the queue can't be seen, nobody is told that it is empty.
    const figures = await queue.figures().catch(() => undefined);
    for (const { figure, gauge } of gauges) gauge.set(figures?.[figure] ?? Number.NaN);
    return reply.type(register.contentType).send(await register.metrics());
  });
}

const JOBS: Readonly<Record<keyof QueueFigures, { readonly name: string; readonly help: string }>> = {
  waiting: { name: 'gastspiel_jobs_waiting', help: 'Jobs that are due and not taken yet' },
  oldestSeconds: { name: 'gastspiel_jobs_oldest_due_seconds', help: 'How long the oldest of these has been due' },
  retrying: { name: 'gastspiel_jobs_retrying', help: 'Jobs that failed and are tried again later' },
  dead: { name: 'gastspiel_jobs_dead', help: 'Jobs that failed for good and wait for somebody to look at them' },
  running: { name: 'gastspiel_jobs_running', help: 'Jobs under way, of all processes' },
  pools: { name: 'gastspiel_jobs_processes', help: 'Processes that run jobs and are alive' },
  outboxSeconds: {
    name: 'gastspiel_outbox_oldest_seconds',
    help: 'How long the oldest row of the outbox has been waiting',
  },
  refused: { name: 'gastspiel_outbox_refused', help: 'Rows of the outbox that could not be moved on' },
};

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
