import type { FastifyBaseLogger } from 'fastify';
import type { Database, Reads, TenantDb } from '#platform/database/database.ts';
import { beginRequest, type Credentials, NOBODY, type Viewer } from '#platform/identity/viewer.ts';

/** What one GraphQL request knows and holds. */
export interface RequestContext {
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly database: Database;
  readonly credentials: Credentials;
  readonly idempotency: { readonly key: string; readonly requestHash: Buffer } | undefined;
  readonly reads: RequestReads;
}

/**
 * The request's read transaction: opened by the first reader, shared by all resolvers and loaders, closed after
 * execution. It answers who is asking in the same breath, so a query pays one round trip for both.
 */
export class RequestReads {
  readonly #database: Database;
  readonly #credentials: Credentials;
  #opened: Promise<{ reads: Reads; viewer: Viewer }> | undefined;

  constructor(database: Database, credentials: Credentials) {
    this.#database = database;
    this.#credentials = credentials;
  }

  async db(): Promise<TenantDb> {
    return (await this.#open()).reads.db;
  }

  async viewer(): Promise<Viewer> {
    return this.#credentials.claims ? (await this.#open()).viewer : NOBODY;
  }

  /** A mutation closes it before its own transaction opens: a request never holds two connections. */
  async close(): Promise<void> {
    const opened = this.#opened;
    this.#opened = undefined;
    const held = await opened?.catch(() => undefined);
    await held?.reads.close();
  }

  #open() {
    this.#opened ??= this.#begin();
    return this.#opened;
  }

  async #begin() {
    const reads = await this.#database.openReads();
    try {
      return { reads, viewer: await beginRequest(reads.db, this.#credentials) };
    } catch (error) {
      await reads.close().catch(() => undefined);
      throw error;
    }
  }
}
