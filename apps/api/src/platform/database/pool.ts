import pg from 'pg';
import type { Allowance } from '#platform/database/allowance.ts';
import { clientsFor, type DatabaseClient } from '#platform/database/client.ts';
import { columnTypes } from '#platform/database/column-types.ts';
import { copyOut, isCopy } from '#platform/database/copy-out.ts';
import { DatabaseUnavailable, isReadOnly, isUnavailable } from '#platform/database/database-errors.ts';
import { Hosts } from '#platform/database/hosts.ts';

export interface PoolOptions {
  readonly connectionString: string;
  readonly applicationName: string;
  readonly size: number;
  /** How many callers may wait for a connection before the next one is turned away. */
  readonly queueSize: number;
  readonly waitMs: number;
}

export interface PooledClient {
  readonly query: pg.PoolClient['query'];
  release(destroy?: boolean): void;
}

/**
 * A statement that begins with this comment is prepared once a connection, which saves more than half of a short one's
 * time. Only for those that find their rows by an index whatever the values and the size of the tenant: a plan that is
 * kept sees neither.
 */
const PREPARED = /^\/\* prepared (\w+) \*\//;

/** A statement is written in a few ways, by its filters; each has a name of its own. */
const names = new Map<string, string>();
function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  const name = PREPARED.exec(text)?.[1];
  if (name) names.set(text, `${name}_${names.size}`);
  return names.get(text);
}

/** The parts of the client that pg's types leave out. */
type Client = pg.PoolClient &
  Pick<DatabaseClient, 'address' | 'backendPid'> & {
    readonly connection: { readonly stream: { cork(): void; uncork(): void; destroy(): void } };
  };

/** A pool that is bounded in connections and in waiting callers, and never hands on a connection with an open transaction. */
export class BoundedPool {
  readonly #pool: pg.Pool;
  readonly #hosts: Hosts;
  readonly #queueSize: number;
  #dropped = 0;

  constructor(options: PoolOptions, onIdleError: (error: Error) => void) {
    this.#queueSize = options.queueSize;
    this.#hosts = new Hosts(options.connectionString);
    this.#pool = new pg.Pool({
      Client: clientsFor(this.#hosts, true),
      application_name: options.applicationName,
      max: options.size,
      connectionTimeoutMillis: options.waitMs,
      idleTimeoutMillis: 30_000,
      // A host that vanished without a word is noticed some time.
      keepAlive: true,
      // Statements are sent without waiting for the answer to the one before.
      pipeline: true,
      types: columnTypes,
    } as pg.PoolConfig);
    this.#pool.on('error', onIdleError);
  }

  async connect(allowance?: Allowance): Promise<PooledClient> {
    if (this.#pool.waitingCount >= this.#queueSize && this.#pool.idleCount === 0 && this.#isFull()) {
      throw new DatabaseUnavailable('every connection is busy and the queue is full');
    }
    const client = await this.#hosts
      .tryEach(() => this.#pool.connect())
      .catch((cause: unknown) => {
        throw new DatabaseUnavailable('no connection to the database', { cause });
      });
    return this.#handOut(client as Client, allowance);
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  get stats() {
    return {
      total: this.#pool.totalCount,
      idle: this.#pool.idleCount,
      waiting: this.#pool.waitingCount,
      dropped: this.#dropped,
    };
  }

  #handOut(client: Client, allowance: Allowance | undefined): PooledClient {
    // The pool listens only to idle connections: without this, losing one that is in use would end the process.
    let lost = false;
    const onLost = () => {
      lost = true;
    };
    client.on('error', onLost);
    const release = (destroy = false) => {
      letGo?.();
      const idle = client.getTransactionStatus() === 'I' && !lost;
      if (!idle) this.#dropped += 1;
      // A connection that is dropped may still complain; the listener stays to hear it.
      if (idle && !destroy) client.off('error', onLost);
      client.release(destroy || !idle);
    };
    let letGo: (() => void) | undefined;
    try {
      letGo = allowance?.hold(() => {
        onLost();
        client.connection.stream.destroy();
        endSession(client);
      });
    } catch (error) {
      release();
      throw error;
    }
    return { query: asking(client, onLost), release };
  }

  #isFull(): boolean {
    return this.#pool.totalCount >= this.#pool.options.max;
  }
}

/** The server notices a lost connection only when it wants to answer, so the session is ended from another one. */
function endSession({ address, backendPid }: Client): void {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on('error', () => undefined);
  client
    .connect()
    .then(() => client.query('select pg_terminate_backend($1)', [backendPid]))
    .catch(() => undefined)
    .finally(() => client.end().catch(() => undefined));
}

/** Statements that are asked in one breath go out in one packet: each write costs more than what it carries. */
function asking(client: Client, onLost: () => void): PooledClient['query'] {
  const { stream } = client.connection;
  let corked = false;
  const gather = () => {
    if (corked) return;
    corked = true;
    stream.cork();
    process.nextTick(() => {
      corked = false;
      stream.uncork();
    });
  };
  const ask = async (text: string, values?: unknown[]) => {
    gather();
    const name = preparedName(text);
    try {
      if (isCopy(text)) return await copyOut(client, text);
      return await (name ? client.query({ name, text, values: values ?? [] }) : client.query(text, values));
    } catch (error) {
      // The server says goodbye in its last answer, before the connection is seen to end.
      if (isUnavailable(error) && !isReadOnly(error)) onLost();
      throw error;
    }
  };
  return ask as PooledClient['query'];
}
