import { randomUUID } from 'node:crypto';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { Action } from '@gastspiel/domain/permissions/permissions.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { assertAllowed, assertTicket, TicketInvalid } from '#platform/graphql/refusals.ts';
import { arrivesSlowly } from '#platform/http/arrivals.ts';
import { credentialsOf, headerOf } from '#platform/identity/credentials.ts';
import type { TokenVerifier } from '#platform/identity/verify-token.ts';
import { beginRequest, type User } from '#platform/identity/viewer.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { NoTurn, Turns } from '#platform/turns/turns.ts';
import { insertUpload } from '#platform/uploads/uploads.sql.ts';

/** A kind of file that people hand in: who may, and how large it can be. What it holds is looked at by whoever takes it up. */
export interface Upload {
  readonly purpose: string;
  readonly action: Action;
  readonly maxBytes: number;
}

interface UploadOptions {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly tokens: TokenVerifier;
  readonly uploads: readonly Upload[];
}

/** So many files are on their way at once, each of them one buffer: over a slow line one may take minutes. */
const AT_ONCE = 6;
const AT_ONCE_PER_AGENCY = 2;
const WAIT_MS = 8000;
/** A file is in memory a few times over until it lies sealed, so few get there at once. That takes moments. */
const SEALED_AT_ONCE = 2;

const STATUS = { UNAUTHORIZED: 401, FORBIDDEN: 403 } as const;
const LONGEST_NAME = 256;

/**
 * POST /uploads/:purpose: the bytes as they are, with the headers of every call and the file's name in `x-file-name`. Answers the id, by
 * which a mutation takes the file up. Who may not is refused before a byte of it is read.
 */
export function registerUploads(app: FastifyInstance, { database, secrets, tokens, uploads }: UploadOptions): void {
  const people = new WeakMap<FastifyRequest, User>();
  const places = new Turns({
    atOnce: AT_ONCE,
    atOncePerPerson: 1,
    atOncePerAgency: AT_ONCE_PER_AGENCY,
    queueSize: 20,
    queuedPerPerson: 2,
    queuedPerAgency: 10,
    waitMs: WAIT_MS,
  });
  const sealing = new Turns({ atOnce: SEALED_AT_ONCE, queueSize: AT_ONCE });
  const admit = async (action: Action, request: FastifyRequest, reply: FastifyReply) => {
    try {
      const viewer = await beginRequest(database.single, await credentialsOf(request, { tokens, secrets }));
      assertTicket([action], viewer);
      assertAllowed(action, viewer);
      if (viewer.actor.kind !== 'USER') return undefined;
      const { tenantId: agency, userId: person } = viewer.actor;
      const leave = await places.take({ agency, person });
      reply.raw.once('finish', leave).once('close', leave);
      people.set(request, viewer.actor);
      arrivesSlowly(request.raw);
      return undefined;
    } catch (error) {
      if (error instanceof TicketInvalid) return reply.code(420).send();
      if (error instanceof NoTurn) return reply.code(503).header('retry-after', '2').send();
      if (!(error instanceof Failure)) throw error;
      const { classification, message } = error.kind;
      const status = classification in STATUS ? STATUS[classification as keyof typeof STATUS] : 404;
      return reply.code(status).type('text/plain; charset=utf-8').send(message);
    }
  };
  // A scope of its own: bytes are taken here and nowhere else.
  app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const { purpose, action, maxBytes } of uploads) {
      scope.post(
        `/uploads/${purpose}`,
        { bodyLimit: maxBytes, onRequest: (request, reply) => admit(action, request, reply) },
        async (request, reply) => {
          const person = people.get(request);
          const fileName = nameOf(request);
          if (!person || !fileName || !Buffer.isBuffer(request.body)) return reply.code(400).send();
          const [id, { tenantId }, bytes] = [randomUUID(), person, request.body];
          const leave = await sealing.take({ agency: tenantId, person: person.userId });
          try {
            await database.withTenant(tenantId, (db) =>
              insertUpload(db, secrets, { id, tenantId, purpose, fileName, bytes, uploadedBy: person.userId }),
            );
          } finally {
            leave();
          }
          return reply.header('cache-control', 'no-store').send({ id });
        },
      );
    }
  });
}

/** Headers are Latin: a name with an umlaut comes encoded. */
function nameOf(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(headerOf(request, 'x-file-name') ?? '').slice(0, LONGEST_NAME) || undefined;
  } catch {
    return undefined;
  }
}
