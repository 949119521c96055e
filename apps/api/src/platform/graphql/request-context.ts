import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import type { Database, Reads, TenantDb } from '#platform/database/database.ts';
import { beginRequest, type Credentials, NOBODY, type Viewer } from '#platform/identity/viewer.ts';
import type { Press } from '#platform/pdf/press.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** Where use cases find what is outside, and where people find the product. */
export type Addresses = Pick<Config, 'APP_URL' | 'VIES_URL' | 'ACCOUNTING_URL' | 'WEB_PUSH_HOSTS'>;

interface RequestFacts {
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly press: Press;
  readonly addresses: Addresses;
  readonly credentials: Credentials;
  readonly idempotency: { readonly key: string; readonly requestHash: Buffer } | undefined;
}

/** What one GraphQL request knows and holds. */
export class RequestContext {
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly press: Press;
  readonly addresses: Addresses;
  readonly idempotency: RequestFacts['idempotency'];
  credentials: Credentials;
  reads: RequestReads;

  constructor({ requestId, log, database, secrets, press, addresses, credentials, idempotency }: RequestFacts) {
    this.requestId = requestId;
    this.log = log;
    this.database = database;
    this.secrets = secrets;
    this.press = press;
    this.addresses = addresses;
    this.idempotency = idempotency;
    this.credentials = credentials;
    this.reads = new RequestReads(database, credentials);
  }

  /** The request acts in this tenant; to be said before anything is read. */
  actIn(tenantId: string): void {
    this.credentials = { ...this.credentials, tenantId };
    this.reads = new RequestReads(this.database, this.credentials);
  }

  /** A mutation begins: what was read before it is closed, because a request never holds two connections. */
  async endReads(): Promise<void> {
    await this.reads.close();
    this.reads = new RequestReads(this.database, this.credentials);
  }

  /** The answer is read in another tenant than the request acts in: one that was just made. */
  readIn(tenantId: string): void {
    this.reads = new RequestReads(this.database, { ...this.credentials, tenantId });
  }
}

/**
 * The request's read transaction: opened by the first reader, shared by all resolvers and loaders, closed after
 * execution. It answers who is asking in the same breath, so a query pays one round trip for both.
 */
export class RequestReads {
  readonly #database: Database;
  readonly #credentials: Credentials;
  #opened: Promise<{ reads: Reads; viewer: Viewer }> | undefined;
  #closed = false;

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

  /**
   * For good: when one field fails, the answer goes out while its siblings are still at work. What they then ask must
   * not open a transaction that nobody would close.
   */
  async close(): Promise<void> {
    this.#closed = true;
    const held = await this.#opened?.catch(() => undefined);
    this.#opened = undefined;
    await held?.reads.close();
  }

  #open() {
    if (this.#closed) throw new Error('the request has been answered');
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
