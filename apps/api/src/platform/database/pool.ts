import pg from 'pg';
import type { Allowance } from '#platform/database/allowance.ts';
import { clientsFor } from '#platform/database/client.ts';
import { type Client, type Conversation, converse } from '#platform/database/conversation.ts';
import { DatabaseUnavailable } from '#platform/database/database-errors.ts';
import { Hosts } from '#platform/database/hosts.ts';

export interface PoolOptions {
  readonly connectionString: string;
  readonly applicationName: string;
  readonly size: number;
  /** How many callers may wait for a connection before the next one is turned away. */
  readonly queueSize: number;
  readonly waitMs: number;
}

export interface PooledClient extends Pick<Conversation, 'query' | 'begin' | 'isUntouched'> {
  /** Ends a transaction that only read, and gives the connection back. */
  endReads(): Promise<void>;
  release(destroy?: boolean): void;
}

const IDLE_MS = 30_000;

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
      idleTimeoutMillis: IDLE_MS,
      // Half of them stay: a new one has to log in, and plan every statement anew.
      min: Math.ceil(options.size / 2),
      // A host that vanished without a word is noticed before somebody asks it.
      keepAlive: true,
      keepAliveInitialDelayMillis: IDLE_MS,
      // Statements are sent without waiting for the answer to the one before.
      pipeline: true,
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
    const giveBack = (isSound: boolean, destroy = false) => {
      letGo?.();
      if (!isSound) this.#dropped += 1;
      // A connection that is dropped may still complain; the listener stays to hear it.
      if (isSound && !destroy) client.off('error', onLost);
      client.release(destroy || !isSound);
    };
    const conversation = converse(client, onLost);
    const release = (destroy?: boolean) => {
      const isEnded = conversation.isUntouched || client.getTransactionStatus() === 'I';
      giveBack(isEnded && !lost, destroy);
    };
    // The next holder need not wait for the answer, unless statements before it still run.
    const endReads = async () => {
      if (conversation.isUntouched) return release();
      const isQuiet = conversation.underWay === 0 && !lost;
      const ended = conversation.queryLater('rollback');
      if (!isQuiet) return ended.then(() => undefined).finally(() => release());
      ended.catch(() => undefined);
      giveBack(true);
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
    return Object.assign(conversation, { endReads, release });
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
