import pg from 'pg';
import { DatabaseUnavailable, isUnavailable } from '#platform/database/database-errors.ts';

export interface PoolOptions {
  readonly connectionString: string;
  readonly applicationName: string;
  readonly size: number;
  /** How many callers may wait for a connection before the next one is turned away. */
  readonly queueSize: number;
  readonly waitMs: number;
}

// A calendar day has no time zone: pg would turn it into a Date at local midnight.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.DATE ? (value: string) => value : pg.types.getTypeParser(oid, format as 'text'),
};

export interface PooledClient {
  readonly query: pg.PoolClient['query'];
  release(destroy?: boolean): void;
}

/**
 * A statement that begins with this comment is prepared once a connection. Only for those that every request makes: a
 * plan that is kept does not see its values, which most queries need.
 */
const PREPARED = /^\/\* prepared (\w+) \*\//;

/** Resolvers of one request share a connection and ask at once; pg wants one question at a time. */
function oneAtATime(client: pg.PoolClient, onLost: () => void): pg.PoolClient['query'] {
  let last: Promise<unknown> = Promise.resolve();
  const ask = (text: string, values?: unknown[]) => {
    const name = PREPARED.exec(text)?.[1];
    const answer = last.then(() =>
      name ? client.query({ name, text, values: values ?? [] }) : client.query(text, values),
    );
    last = answer.catch((error: unknown) => {
      // The server says goodbye in its last answer, before the connection is seen to end.
      if (isUnavailable(error)) onLost();
    });
    return answer;
  };
  return ask as pg.PoolClient['query'];
}

/** A pool that is bounded in connections and in waiting callers, and never hands on a connection with an open transaction. */
export class BoundedPool {
  readonly #pool: pg.Pool;
  readonly options: pg.PoolConfig;
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
      types,
    });
    this.options = this.#pool.options;
    this.#pool.on('error', onIdleError);
  }

  async connect(): Promise<PooledClient> {
    if (this.#pool.waitingCount >= this.#queueSize && this.#pool.idleCount === 0 && this.#isFull()) {
      throw new DatabaseUnavailable('every connection is busy and the queue is full');
    }
    const client = await this.#pool.connect().catch((cause: unknown) => {
      throw new DatabaseUnavailable('no connection to the database', { cause });
    });
    // The pool listens only to idle connections: without this, losing one that is in use would end the process.
    let lost = false;
    const onLost = () => {
      lost = true;
    };
    client.on('error', onLost);
    return {
      query: oneAtATime(client, onLost),
      release: (destroy = false) => {
        const idle = client.getTransactionStatus() === 'I' && !lost;
        if (!idle) this.#dropped += 1;
        // A connection that is dropped may still complain; the listener stays to hear it.
        if (idle && !destroy) client.off('error', onLost);
        client.release(destroy || !idle);
      },
    };
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

  #isFull(): boolean {
    return this.#pool.totalCount >= this.#pool.options.max;
  }
}
