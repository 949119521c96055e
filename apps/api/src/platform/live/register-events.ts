import type { OutgoingHttpHeaders } from 'node:http';
import { type Classification, Failure } from '@gastspiel/domain/failures/failure.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withinAllowance } from '#platform/database/allowance.ts';
import type { Database } from '#platform/database/database.ts';
import { DatabaseUnavailable } from '#platform/database/database-errors.ts';
import { TIME_LIMITS } from '#platform/database/time-limits.ts';
import { assertAllowed, assertTicket } from '#platform/graphql/refusals.ts';
import { causeOf, reportError, requestFailureOf } from '#platform/graphql/report-errors.ts';
import type { Readiness } from '#platform/http/health.ts';
import { credentialsOf, type VerifiedCredentials } from '#platform/identity/credentials.ts';
import type { TokenVerifier } from '#platform/identity/verify-token.ts';
import { beginRequest, type User } from '#platform/identity/viewer.ts';
import { Listener } from '#platform/live/listener.ts';
import { LiveHub } from '#platform/live/live-hub.ts';
import { LiveStream } from '#platform/live/live-stream.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

export interface EventOptions {
  readonly connectionString: string;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly tokens: TokenVerifier;
  readonly readiness: Readiness;
}

const ACTION = 'events.read';
const LISTEN_WITHIN_MS = 2000;
const STATUS: Partial<Record<Classification, number>> = { UNAUTHORIZED: 401, NOT_FOUND: 404 };

/** GET /events: tells an open browser what to fetch again, never the data themselves. Answers how to count the streams. */
export function registerEvents(app: FastifyInstance, options: EventOptions): { readonly streams: () => number } {
  const { readiness, connectionString } = options;
  const hub = new LiveHub();
  const listener = new Listener({
    connectionString,
    log: app.log,
    onMessage: (message) => hub.receive(message),
    onBack: () => hub.catchUp(),
  });
  app.addHook('preClose', async () => hub.close());
  app.addHook('onClose', () => listener.close());

  app.get('/events', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const credentials = await credentialsOf(request, options);
      const user = await admit(credentials, options);
      const isOpen =
        !readiness.draining && !hub.isFullFor(user.homeTenantId) && (await listener.isReady(LISTEN_WITHIN_MS));
      if (!isOpen) throw new DatabaseUnavailable('no stream can be opened now');
      await open(reply, user, credentials, hub, options);
      return reply;
    } catch (error) {
      return refuse(request, reply, error);
    }
  });
  return { streams: () => hub.size };
}

/** The same questions in the same order as for everything else that the product answers. */
async function admit(credentials: VerifiedCredentials, { database }: EventOptions): Promise<User> {
  const viewer = await withinAllowance(database, { ms: TIME_LIMITS.requestMs }, ({ single }) =>
    beginRequest(single, credentials),
  );
  assertTicket([ACTION], viewer);
  assertAllowed(ACTION, viewer);
  if (viewer.actor.kind !== 'USER') throw new Error('somebody without a record was admitted');
  return viewer.actor;
}

async function open(
  reply: FastifyReply,
  user: User,
  credentials: VerifiedCredentials,
  hub: LiveHub,
  options: EventOptions,
): Promise<void> {
  const { tenantId, homeTenantId, userId, role } = user;
  const isStillAllowed = async () => (await admit(credentials, options)).role === role;
  const audience = { tenantId, homeTenantId, userId, isStaff: role !== 'TARGET_USER' };
  const stream = new LiveStream(reply.raw, audience, isStillAllowed);
  const expiry = setTimeout(() => stream.close(), (credentials.claims?.expiresAt.getTime() ?? 0) - Date.now()).unref();
  reply.hijack();
  reply.raw.once('close', () => {
    clearTimeout(expiry);
    hub.remove(stream);
  });
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream',
    // The connection ends with the stream: a server that drains would wait for it.
    connection: 'close',
    // Proxies would keep events back until a block is full.
    'x-accel-buffering': 'no',
  });
  hub.add(stream);
  stream.write(': open\n\n');
  // Who was blocked between the question and being listened to is found out here.
  await stream.lookAgain();
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const failure = requestFailureOf(error);
  const cause = causeOf(error);
  const status = failure?.status ?? (cause instanceof Failure ? (STATUS[cause.kind.classification] ?? 403) : 500);
  if (status === 503) reply.header('retry-after', '2');
  return reply.code(status).send({ data: null, errors: [reportError(error, request.id, request.log)] });
}
