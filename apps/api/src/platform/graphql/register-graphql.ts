import { PLATFORM_HEADER, PLATFORMS } from '@gastspiel/domain/devices/device-ticket.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { type AllowanceLimits, withinAllowance } from '#platform/database/allowance.ts';
import type { Database } from '#platform/database/database.ts';
import { TIME_LIMITS } from '#platform/database/time-limits.ts';
import { DOCUMENT_LIMITS } from '#platform/graphql/document-limits.ts';
import { DocumentRefused, Documents } from '#platform/graphql/documents.ts';
import { preflight } from '#platform/graphql/preflight.ts';
import {
  causeOf,
  isAboutDocument,
  type ReportedError,
  reportError,
  requestFailureOf,
} from '#platform/graphql/report-errors.ts';
import { type GraphQLBody, isModest, parseGraphQLBody, TOO_MUCH } from '#platform/graphql/request-body.ts';
import { type Addresses, RequestContext } from '#platform/graphql/request-context.ts';
import { whenGone } from '#platform/http/when-gone.ts';
import { credentialsOf, headerOf } from '#platform/identity/credentials.ts';
import type { TokenVerifier } from '#platform/identity/verify-token.ts';
import type { PrintingHouse } from '#platform/pdf/press.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { factsOf } from '#platform/telemetry/request-facts.ts';
import { KnownHomes } from '#platform/turns/known-homes.ts';

export interface GraphQLOptions {
  readonly schema: GraphQLSchema;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly press: PrintingHouse;
  readonly addresses: Addresses;
  readonly tokens: TokenVerifier;
  readonly introspection: boolean;
  /** The hashes of the web app's own documents. */
  readonly ownDocuments: ReadonlySet<string>;
  readonly allowance?: AllowanceLimits;
}

const ALLOWANCE: AllowanceLimits = { ms: TIME_LIMITS.requestMs, statements: 2 * DOCUMENT_LIMITS.statements };

/** POST /graphql: the one door of the product's API. */
export function registerGraphQL(app: FastifyInstance, options: GraphQLOptions): void {
  const { schema, introspection, ownDocuments, allowance: limits = ALLOWANCE } = options;
  const documents = new Documents({ schema, introspection, own: ownDocuments });
  const homes = new KnownHomes();

  const answerTo = async (
    request: FastifyRequest,
    { query, variables: given = {} }: GraphQLBody,
    context: RequestContext,
  ): Promise<ExecutionResult> => {
    const ready = documents.take(query, context.credentials.claims !== undefined);
    const facts = factsOf(request);
    facts.operation = (ready.isOwn && ready.operation.name?.value) || 'other';
    const variables = documents.variablesFor(ready, given);
    try {
      await preflight(schema, ready.document, context, variables);
      // The given variables, not what was made of them: a compiled document makes it once more.
      return await documents.run(ready, context, given);
    } finally {
      const actor = context.seen?.actor;
      if (actor?.kind === 'USER') {
        facts.agency = actor.tenantId;
        homes.remember(context.credentials.claims?.subject ?? '', actor.homeTenantId);
      }
      // Nothing was written in it, so nobody has to wait until it has ended.
      context.reads.close().catch((error: unknown) => request.log.warn({ err: error }, 'read transaction'));
    }
  };

  app.get('/graphql', (_request, reply) => reply.code(405).header('allow', 'POST').send(answer([])));
  app.post('/graphql', { bodyLimit: 1_048_576 }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const body = parseGraphQLBody(request.body);
    if (!body) return reply.code(400).send(answer([malformed(request, BAD_BODY)]));
    if (!isModest(body)) return reply.code(400).send(answer([malformed(request, TOO_MUCH)]));
    if (String(request.headers['idempotency-key'] ?? '').length > MAX_KEY_LENGTH) {
      return reply.code(400).send(answer([malformed(request, BAD_KEY)]));
    }
    const platform = headerOf(request, PLATFORM_HEADER);
    if (platform !== undefined && !PLATFORMS.some((known) => known === platform)) {
      return reply.code(400).send(answer([malformed(request, BAD_PLATFORM)]));
    }
    try {
      const result = await withinAllowance(options.database, limits, async (database) =>
        answerTo(request, body, await openContext(request, body, { ...options, database, homes }, whenGone(reply))),
      );
      if (!result.errors?.length) return result;
      return sendErrors(request, reply, result.errors, result.data);
    } catch (error) {
      return sendErrors(request, reply, errorsOf(error), null);
    }
  });
}

async function openContext(
  request: FastifyRequest,
  body: GraphQLBody,
  { database, homes, secrets, press, addresses, tokens }: GraphQLOptions & { readonly homes: KnownHomes },
  gone: AbortSignal,
): Promise<RequestContext> {
  const credentials = await credentialsOf(request, { tokens, secrets });
  const key = headerOf(request, 'idempotency-key');
  const person = credentials.claims?.subject;
  // Strangers share one share.
  const caller = { agency: person === undefined ? 'strangers' : (homes.of(person) ?? person), person };
  return new RequestContext({
    requestId: request.id,
    log: request.log,
    database: database.askedBy(caller),
    secrets,
    press,
    addresses,
    credentials,
    gone,
    // Under a key: the values of a form can be guessed, and a plain hash would tell when a guess was right.
    idempotency: key
      ? { key, requestHash: secrets.hash('idempotency', JSON.stringify([body.query, body.variables])) }
      : undefined,
  });
}

/** Parsing, validation and coercion report several errors at once. */
const errorsOf = (error: unknown): readonly unknown[] => (error instanceof DocumentRefused ? error.errors : [error]);

function sendErrors(request: FastifyRequest, reply: FastifyReply, errors: readonly unknown[], data: unknown) {
  // Changes that were made must be told, so an answer that holds any of them is never thrown away as a whole.
  const failure = hasContent(data) ? undefined : errors.map(requestFailureOf).find((found) => found !== undefined);
  if (failure) {
    if (failure.status === 503) {
      reply.header('retry-after', '2');
      request.log.warn({ err: causeOf(errors.find((error) => requestFailureOf(error))) }, 'answered 503');
    }
    const { code, classification, message } = failure.kind;
    factsOf(request).error = code;
    return reply
      .code(failure.status)
      .send(answer([{ message, extensions: { code, classification, requestId: request.id } }]));
  }
  // Only a document that could not be executed at all is a malformed request.
  if (data === null && errors.every(isAboutDocument)) reply.code(400);
  const reported = errors.map((error) => reportError(error, request.id, request.log));
  factsOf(request).error = reported[0]?.extensions.classification ?? 'INTERNAL_ERROR';
  return reply.send(answer(reported, data));
}

const hasContent = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((value) => value !== null);

const answer = (errors: readonly ReportedError[], data: unknown = null) => ({ data, errors });

const MAX_KEY_LENGTH = 128;
const BAD_KEY = `An idempotency key has at most ${MAX_KEY_LENGTH} characters.`;
const BAD_PLATFORM = `The header ${PLATFORM_HEADER} is one of ${PLATFORMS.join(', ')}.`;
const BAD_BODY = 'Expected a JSON object with "query" and, if needed, "variables" and "operationName".';

const { code, classification } = GENERAL_FAILURES.invalidInput;
const malformed = (request: FastifyRequest, message: string): ReportedError => ({
  message,
  extensions: { code, classification, requestId: request.id },
});
