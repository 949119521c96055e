import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { LevelWithSilent } from 'pino';
import { isUnavailable } from '#platform/database/database-errors.ts';
import { ARRIVAL_TIMEOUT_MS, Arrivals, LONGEST_ARRIVAL_MS } from '#platform/http/arrivals.ts';
import { describeError } from '#platform/telemetry/describe-error.ts';
import { factsOf, routeOf } from '#platform/telemetry/request-facts.ts';

const YEAR_SECONDS = 31_536_000;

/** Headers of every answer, whoever asked for what. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': `max-age=${YEAR_SECONDS}`,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Asked every second or so by balancers and orchestrators: only their failures are worth a line. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

export function createHttp(logLevel: LevelWithSilent, trustedProxies?: string): FastifyInstance {
  const app = Fastify({
    // The one that the balancer gave it, so that its lines and ours can be found together.
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    // One line a request, written below; the built-in ones carry addresses.
    logController: new LogController({ disableRequestLogging: true }),
    ...(trustedProxies ? { trustProxy: trustedProxies } : {}),
    // Bodies have their own limit (arrivals.ts); this is the last one.
    requestTimeout: LONGEST_ARRIVAL_MS,
    // Node looks only so often who has been slow.
    http: { headersTimeout: ARRIVAL_TIMEOUT_MS, connectionsCheckingInterval: 1000 },
    keepAliveTimeout: 65_000,
    // Requests on a connection that is still open are answered while the server drains.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    logger: {
      level: logLevel,
      base: { pid: process.pid, host: hostname() },
      redact: ['req', 'res'],
      serializers: { err: describeError },
    },
  });
  new Arrivals().watch(app.server);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

  // Hooks of every request call back: a promise each would cost more than what they do.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
    done();
  });
  // No address, no headers, no query string: a log line says what happened, not who did it.
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const route = routeOf(request);
    if (PROBES.has(route) && reply.statusCode === 200) return;
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...factsOf(request),
      },
      'request',
    );
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (isUnavailable(error)) {
      request.log.warn({ err: error }, 'answered 503');
      return reply.code(503).header('retry-after', '2').send();
    }
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, 'unexpected error');
    return reply.code(status).send({
      data: null,
      errors: [
        {
          message: status === 500 ? 'Etwas ist schiefgelaufen.' : 'The request can not be read.',
          extensions: { classification: status === 500 ? 'INTERNAL_ERROR' : 'BAD_REQUEST', requestId: request.id },
        },
      ],
    });
  });
  return app;
}
