import pg from 'pg';
import type { Allowance } from '#platform/database/allowance.ts';
import { columnTypes } from '#platform/database/column-types.ts';
import { DatabaseUnavailable, isUnavailable } from '#platform/database/database-errors.ts';

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

/** What pg's types leave out. */
type Client = pg.PoolClient & {
  readonly processID: number;
  readonly connection: { readonly stream: { cork(): void; uncork(): void; destroy(): void } };
};

/** A pool that is bounded in connections and in waiting callers, and never hands on a connection with an open transaction. */
export class BoundedPool {
  readonly #pool: pg.Pool;
  readonly #queueSize: number;
  #dropped = 0;

  constructor(options: PoolOptions, onIdleError: (error: Error) => void) {
    this.#queueSize = options.queueSize;
    this.#pool = new pg.Pool({
      connectionString: options.connectionString,
      application_name: options.applicationName,
      max: options.size,
      connectionTimeoutMillis: options.waitMs,
      idleTimeoutMillis: 30_000,
      // A hung statement or a forgotten transaction must not hold its locks for ever.
      statement_timeout: 15_000,
      lock_timeout: 5000,
      idle_in_transaction_session_timeout: 15_000,
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
    const client = (await this.#pool.connect().catch((cause: unknown) => {
      throw new DatabaseUnavailable('no connection to the database', { cause });
    })) as Client;
    return this.#handOut(client, allowance);
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
        this.#endSession(client.processID);
      });
    } catch (error) {
      release();
      throw error;
    }
    return { query: asking(client, onLost), release };
  }

  /** The server notices a lost connection only when it wants to answer, so the session is ended from another one. */
  #endSession(processId: number): void {
    const { max, ...options } = this.#pool.options;
    const client = new pg.Client({ ...options, query_timeout: 5000 });
    client.on('error', () => undefined);
    client
      .connect()
      .then(() => client.query('select pg_terminate_backend($1)', [processId]))
      .catch(() => undefined)
      .finally(() => client.end().catch(() => undefined));
  }

  #isFull(): boolean {
    return this.#pool.totalCount >= this.#pool.options.max;
  }
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
      return await (name ? client.query({ name, text, values: values ?? [] }) : client.query(text, values));
    } catch (error) {
      // The server says goodbye in its last answer, before the connection is seen to end.
      if (isUnavailable(error)) onLost();
      throw error;
    }
  };
  return ask as PooledClient['query'];
}
