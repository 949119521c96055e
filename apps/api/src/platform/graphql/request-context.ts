import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import type { Database, TenantDb } from '#platform/database/database.ts';
import type { Reads } from '#platform/database/reads.ts';
import { beginRequest, type Credentials, NOBODY, type Viewer } from '#platform/identity/viewer.ts';
import type { Press, PrintingHouse } from '#platform/pdf/press.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { Caller } from '#platform/turns/turns.ts';

/** Where use cases find what is outside, and where people find the product. */
export type Addresses = Pick<Config, 'APP_URL' | 'VIES_URL' | 'ACCOUNTING_URL' | 'WEB_PUSH_HOSTS'>;

interface RequestFacts {
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly press: PrintingHouse;
  readonly addresses: Addresses;
  readonly credentials: Credentials;
  /** Nobody waits for the answer any more. */
  readonly gone: AbortSignal;
  readonly idempotency: { readonly key: string; readonly requestHash: Buffer } | undefined;
}

/** The knowledge and the means of one GraphQL request. */
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
  #isLong = false;
  /** Who is asking, as soon as somebody has looked. */
  seen: Viewer | undefined;

  constructor({ requestId, log, database, secrets, press, addresses, credentials, gone, idempotency }: RequestFacts) {
    this.requestId = requestId;
    this.log = log;
    this.database = database;
    this.secrets = secrets;
    // Papers take their time: nobody holds a connection while they wait for one.
    this.press = press.forCaller(async () => {
      await this.reads.pause();
      return { ...this.#caller(), gone };
    });
    this.addresses = addresses;
    this.idempotency = idempotency;
    this.credentials = credentials;
    this.reads = this.#readsOf(credentials);
  }

  /** The request acts in this tenant; to be said before anything is read. */
  actIn(tenantId: string): void {
    this.credentials = { ...this.credentials, tenantId };
    this.reads = this.#readsOf(this.credentials);
  }

  /** A mutation begins: what was read before it is closed, because a request never holds two connections. */
  async endReads(): Promise<void> {
    await this.reads.close();
    this.reads = this.#readsOf(this.credentials);
  }

  /** The answer is read in another tenant than the request acts in: one that was just made. */
  readIn(tenantId: string): void {
    this.reads = this.#readsOf({ ...this.credentials, tenantId });
  }

  /** All that is asked is long: to be said before anything is read. */
  readLong(): void {
    this.#isLong = true;
    this.reads = this.#readsOf(this.credentials);
  }

  #readsOf(credentials: Credentials): RequestReads {
    const { database } = this;
    const open = () => (this.#isLong ? database.openLongReads() : database.openReads());
    return new RequestReads(open, credentials, (viewer) => {
      this.seen = viewer;
    });
  }

  #caller(): Caller {
    const actor = this.seen?.actor;
    return { agency: actor?.kind === 'USER' ? actor.tenantId : '', person: this.credentials.claims?.subject ?? '' };
  }
}

/**
 * The request's read transaction: opened by the first reader, shared by all resolvers and loaders, closed after
 * execution. It answers who is asking in the same breath, so a query pays one round trip for both.
 */
export class RequestReads {
  readonly #openReads: () => Promise<Reads>;
  readonly #credentials: Credentials;
  readonly #onViewer: (viewer: Viewer) => void;
  #opened: Promise<{ reads: Reads; viewer: Viewer }> | undefined;
  #closed = false;

  constructor(openReads: () => Promise<Reads>, credentials: Credentials, onViewer: (viewer: Viewer) => void) {
    this.#openReads = openReads;
    this.#credentials = credentials;
    this.#onViewer = onViewer;
  }

  async db(): Promise<TenantDb> {
    return (await this.#open()).reads.db;
  }

  async viewer(): Promise<Viewer> {
    return this.#credentials.claims ? (await this.#open()).viewer : NOBODY;
  }

  /** Lets go of the connection; whoever reads on gets another one. */
  async pause(): Promise<void> {
    await (await this.#opened)?.reads.pause();
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
    const reads = await this.#openReads();
    try {
      const viewer = await beginRequest(reads.db, this.#credentials);
      this.#onViewer(viewer);
      return { reads, viewer };
    } catch (error) {
      await reads.close().catch(() => undefined);
      throw error;
    }
  }
}
