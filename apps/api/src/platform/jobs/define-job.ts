import type { z } from 'zod';
import type { Database, TenantDb } from '#platform/database/database.ts';

/**
 * Each share has workers of its own, so that a slow mail server holds up mails and nothing else: `messages` are mails and pushes,
 * `outside` waits for another system (identity provider, VIES, accounting), `own` is our own work.
 */
export type JobShare = 'own' | 'outside' | 'messages';

/** Background work: a name, what it is told, and what it does. It may run more than once, so it must not mind. */
export interface Job<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Schema;
  /** Whom it waits for; `own` unless it says otherwise. */
  readonly share?: JobShare;
  readonly run: (scope: JobScope<Schema>) => Promise<void>;
}

export interface JobScope<Schema extends z.ZodType = z.ZodType> {
  readonly tenantId: string;
  readonly payload: z.output<Schema>;
  /** Short transactions around the outside call, never across it: a slow mail server must not hold a connection. */
  readonly withTenant: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
  readonly signal: AbortSignal;
  /** The first is 1. */
  readonly attempt: number;
  /** Nobody tries again by itself when this one fails. */
  readonly isLastAttempt: boolean;
}

/** Trying again would change nothing: the job is dead at once, for somebody to look at. */
export class JobFailedForGood extends Error {
  override readonly name = 'JobFailedForGood';
}

/** Not now: somebody else is at it. The job comes again at that time, and the attempt does not count. */
export class JobPutOff extends Error {
  override readonly name = 'JobPutOff';
  readonly until: Date;

  constructor(message: string, until: Date) {
    super(message);
    this.until = until;
  }
}

/** Work that belongs to no tenant, at fixed times. */
export interface Chore {
  readonly name: string;
  /** Five fields of cron, in UTC. */
  readonly at: string;
  readonly run: (database: Database) => Promise<void>;
}

export const defineJob = <Schema extends z.ZodType>(job: Job<Schema>): Job<Schema> => job;
