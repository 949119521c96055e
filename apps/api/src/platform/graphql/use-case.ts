import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import type { Action, PERMISSIONS } from '@gastspiel/domain/permissions/permissions.ts';
import { z } from 'zod';
import type { AuditSource, Change } from '#platform/audit/audit.ts';
import type { Database, TenantDb } from '#platform/database/database.ts';
import type { Anonymous, Credentials, Stranger, User } from '#platform/identity/viewer.ts';
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
}

/** What works outside the transaction. */
interface Outside {
  readonly database: Pick<Database, 'single' | 'withTenant'>;
  readonly credentials: Credentials;
  readonly secrets: Secrets;
}

interface QueryScope<A extends Action, Schema extends z.ZodType> extends Scope<A, Schema> {
  /** The request's read transaction; what anyone may ask belongs to no tenant yet and has none. */
  readonly db: RolesOf<A> extends 'ANYONE' ? undefined : TenantDb;
  /** For those few who must find their tenant first. */
  readonly database: Outside['database'];
}

interface MutationScope<A extends Action, Schema extends z.ZodType, Prepared> extends Scope<A, Schema> {
  /** The transaction; not bound to a tenant for somebody who has none. */
  readonly db: TenantDb;
  /** Adds to the audit log what was changed; written with the change or not at all. */
  readonly record: (change: Change) => void;
  /** Says that nothing was changed after all. A mutation that says neither is a mistake, and fails. */
  readonly nothingChanged: () => void;
  /** Names the person for whom whoever holds a secret link acts: the audit log says that it was them. */
  readonly speakFor: (person: NonNullable<AuditSource['actor']>) => void;
  /** What `prepare` made of the input before the transaction opened. */
  readonly prepared: Prepared;
}

export interface Query<A extends Action = Action, Schema extends z.ZodType = z.ZodType, Result = unknown>
  extends Definition<A, Schema> {
  readonly kind: 'QUERY';
  readonly run: (scope: QueryScope<A, Schema>) => Promise<Result> | Result;
}

export interface Mutation<
  A extends Action = Action,
  Schema extends z.ZodType = z.ZodType,
  Result = unknown,
  Prepared = unknown,
> extends Definition<A, Schema> {
  readonly kind: 'MUTATION';
  /** A secret answer is not kept for repeated requests: it would lie readable in the database for a day. */
  readonly secretAnswer?: boolean;
  /** The tenant whose data the answer shows, where it is one that was just made. */
  readonly answersIn?: (result: Result) => string;
  /** Slow work on the input, such as pictures, that must not hold a connection; and what must stay when the rest fails. */
  readonly prepare?: (input: z.output<Schema>, outside: Outside) => Promise<Prepared>;
  readonly run: (scope: MutationScope<A, Schema, Prepared>) => Promise<Result>;
}

export const query = <A extends Action, Schema extends z.ZodType, Result>(
  definition: Omit<Query<A, Schema, Result>, 'kind'>,
): Query<A, Schema, Result> => ({ kind: 'QUERY', ...definition });

export const mutation = <A extends Action, Schema extends z.ZodType, Result, Prepared = undefined>(
  definition: Omit<Mutation<A, Schema, Result, Prepared>, 'kind'>,
): Mutation<A, Schema, Result, Prepared> => ({ kind: 'MUTATION', ...definition });

export const NO_INPUT = z.object({});

/** Parses the arguments; what is wrong with them is told at each field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, args: unknown): z.output<Schema> {
  const result = schema.safeParse(args);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw new Failure(GENERAL_FAILURES.invalidInput, fields);
}
