import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { germanIssue } from '@gastspiel/domain/input/input-rules.ts';
import type { Action, PERMISSIONS } from '@gastspiel/domain/permissions/permissions.ts';
import { z } from 'zod';
import type { AuditSource, Change } from '#platform/audit/audit.ts';
import type { Database, TenantDb } from '#platform/database/database.ts';
import type { KeptAnswer } from '#platform/graphql/idempotency.ts';
import type { Addresses } from '#platform/graphql/request-context.ts';
import type { Anonymous, Credentials, Stranger, User } from '#platform/identity/viewer.ts';
import type { Press } from '#platform/pdf/press.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

type RolesOf<A extends Action> = (typeof PERMISSIONS)[A]['roles'];
/** Whom `run` can meet follows from the permission table. */
type ActorOf<A extends Action> =
  RolesOf<A> extends 'ANYONE' ? Anonymous : RolesOf<A> extends 'SIGNED_IN' ? Stranger | User : User;

interface Definition<A extends Action, Schema extends z.ZodType> {
  /** An entry of the permission table: without one the code does not compile. */
  readonly action: A;
  readonly input: Schema;
  /** Names the tenant that the whole request acts in, as the header would; for system administration. */
  readonly actsIn?: (args: Readonly<Record<string, unknown>>) => unknown;
}

interface Scope<A extends Action, Schema extends z.ZodType> {
  readonly actor: ActorOf<A>;
  readonly input: z.output<Schema>;
  readonly now: Date;
  readonly credentials: Credentials;
  /** Seals and opens the fields that are unreadable in the database. */
  readonly secrets: Secrets;
  /** Prints papers. */
  readonly press: Press;
}

/** The parts that work outside the transaction. */
export interface Outside {
  readonly database: Pick<Database, 'single' | 'withTenant'>;
  readonly credentials: Credentials;
  readonly secrets: Secrets;
  readonly press: Press;
  readonly addresses: Addresses;
}

interface QueryScope<A extends Action, Schema extends z.ZodType> extends Scope<A, Schema> {
  /** The request's read transaction; what anyone may ask belongs to no tenant yet and has none. */
  readonly db: RolesOf<A> extends 'ANYONE' ? undefined : TenantDb;
  /** For those few who must find their tenant first. */
  readonly database: Outside['database'];
}

/** The means of a change, wherever it is made; a use case hands its own scope on to what it calls. */
export interface MutationScope {
  /** The transaction; not bound to a tenant for somebody who has none. */
  readonly db: TenantDb;
  readonly now: Date;
  /** Adds to the audit log what was changed; written with the change or not at all. */
  readonly record: (change: Change) => void;
}

interface RunScope<A extends Action, Schema extends z.ZodType, Prepared> extends Scope<A, Schema>, MutationScope {
  /** Says that nothing was changed after all. A mutation that says neither is a mistake, and fails. */
  readonly nothingChanged: () => void;
  /** Names the person for whom whoever holds a secret link acts: the audit log says that it was them. */
  readonly speakFor: (person: NonNullable<AuditSource['actor']>) => void;
  /** The input as `prepare` made it before the transaction opened. */
  readonly prepared: Prepared;
}

/** The answer is loaded with these: the same transaction, after the change or in its stead. */
type AnswerScope<A extends Action> = Pick<Scope<A, z.ZodType>, 'actor' | 'now' | 'secrets'> & { readonly db: TenantDb };

export interface Query<A extends Action = Action, Schema extends z.ZodType = z.ZodType, Result = unknown>
  extends Definition<A, Schema> {
  readonly kind: 'QUERY';
  /** Reads so much that a replica may be asked in the place of the database. */
  readonly isLong?: boolean;
  readonly run: (scope: QueryScope<A, Schema>) => Promise<Result> | Result;
}

export interface Mutation<
  A extends Action = Action,
  Schema extends z.ZodType = z.ZodType,
  Result = unknown,
  Prepared = unknown,
  Answer = unknown,
> extends Definition<A, Schema> {
  readonly kind: 'MUTATION';
  /** A secret answer is not kept for repeated requests: it would lie readable in the database for a day. */
  readonly isSecret: boolean;
  /** The tenant whose data the answer shows, where it is one that was just made. */
  readonly answersIn?: (result: Result) => string;
  /** Slow work on the input, such as pictures, that must not hold a connection; and what must stay when the rest fails. */
  readonly prepare?: (input: z.output<Schema>, outside: Outside & { readonly actor: ActorOf<A> }) => Promise<Prepared>;
  /** Makes the change. What it answers is kept for a repeated request, so it names what was changed and shows nothing of it. */
  readonly run: (scope: RunScope<A, Schema, Prepared>) => Promise<Result>;
  /**
   * Loads what is answered, as it is now, for the first request and for a repeated one alike; else it is what was kept. Not called for
   * whoever asks for no more than that: an id in it is the answer's id.
   */
  readonly answer?: (scope: AnswerScope<A>, result: Result) => Promise<Answer>;
}

export const query = <A extends Action, Schema extends z.ZodType, Result>(
  definition: Omit<Query<A, Schema, Result>, 'kind'>,
): Query<A, Schema, Result> => ({ kind: 'QUERY', ...definition });

type MutationDefinition<A extends Action, Schema extends z.ZodType, Result, Prepared, Answer> = Omit<
  Mutation<A, Schema, Result, Prepared, Answer>,
  'kind' | 'isSecret'
>;

export const mutation = <
  A extends Action,
  Schema extends z.ZodType,
  Result extends KeptAnswer,
  Prepared = undefined,
  Answer = Result,
>(
  definition: MutationDefinition<A, Schema, Result, Prepared, Answer>,
): Mutation<A, Schema, Result, Prepared, Answer> => ({ kind: 'MUTATION', isSecret: false, ...definition });

/** For an answer that must not lie readable in the database for a day. It runs each time, so twice must do no harm. */
export const secretMutation = <A extends Action, Schema extends z.ZodType, Result, Prepared = undefined>(
  definition: Omit<MutationDefinition<A, Schema, Result, Prepared, Result>, 'answer'>,
): Mutation<A, Schema, Result, Prepared, Result> => ({ kind: 'MUTATION', isSecret: true, ...definition });

export const NO_INPUT = z.object({});

/** Parses the arguments; what is wrong with them is told at each field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, args: unknown): z.output<Schema> {
  const result = schema.safeParse(args, { error: germanIssue });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw new Failure(GENERAL_FAILURES.invalidInput, fields);
}
