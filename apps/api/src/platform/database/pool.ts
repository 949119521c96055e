import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Allowance } from '#platform/database/allowance.ts';
import { clientsFor } from '#platform/database/client.ts';
import { type Client, type Conversation, converse } from '#platform/database/conversation.ts';
import { DatabaseUnavailable } from '#platform/database/database-errors.ts';
import { Hosts } from '#platform/database/hosts.ts';
import { type Caller, Turns } from '#platform/turns/turns.ts';

export interface PoolOptions {
  readonly connectionString: string;
  readonly applicationName: string;
  readonly size: number;
  /** Percent of the connections that one agency may hold at once while others are there too; one person may hold half of these. */
  readonly agencyShare?: number;
  /** How many callers may wait for a connection before the next one is turned away. */
  readonly queueSize: number;
  readonly waitMs: number;
  /** Nothing is written there: a standby will do. */
  readonly isToRead?: boolean;
}

/** For whom a connection is, and for how long at most. */
export interface Holder {
  readonly allowance?: Allowance | undefined;
  readonly caller?: Caller | undefined;
}

export interface PooledClient extends Pick<Conversation, 'query' | 'begin' | 'isUntouched'> {
  /** Ends a transaction that only read, and gives the connection back. */
  endReads(): Promise<void>;
  release(destroy?: boolean): void;
}

const IDLE_MS = 30_000;
const AGENCY_SHARE = 20;
const REFUSAL_MS = 1000;
const ALONE_AFTER_MS = 5000;

/**
 * A pool that is bounded in connections and in waiting callers, shared fairly between agencies and people, and never hands on a
 * connection with an open transaction.
 */
export class BoundedPool {
  readonly #pool: pg.Pool;
  readonly #hosts: Hosts;
  readonly #turns: Turns;
  #machines = 0;
  #dropped = 0;

  constructor(options: PoolOptions, onIdleError: (error: Error) => void) {
    const { size, queueSize, waitMs, agencyShare = AGENCY_SHARE } = options;
    const ofAgency = Math.max(1, Math.ceil((size * agencyShare) / 100));
    this.#turns = new Turns({
      atOnce: size,
      atOncePerAgency: ofAgency,
      atOncePerPerson: Math.ceil(ofAgency / 2),
      queueSize,
      queuedPerAgency: Math.ceil(queueSize / 2),
      queuedPerPerson: Math.ceil(queueSize / 4),
      waitMs,
      aloneAfterMs: ALONE_AFTER_MS,
    });
    this.#hosts = new Hosts(options.connectionString);
    this.#pool = new pg.Pool({
      Client: clientsFor(this.#hosts, true, options.isToRead),
      application_name: options.applicationName,
      max: size,
      connectionTimeoutMillis: waitMs,
      idleTimeoutMillis: IDLE_MS,
      // Half of them stay: a new one has to log in, and plan every statement anew.
      min: Math.ceil(size / 2),
      // A host that vanished without a word is noticed before somebody asks it.
      keepAlive: true,
      keepAliveInitialDelayMillis: IDLE_MS,
      // Statements are sent without waiting for the answer to the one before.
      pipeline: true,
    } as pg.PoolConfig);
    this.#pool.on('error', onIdleError);
  }

  /** Without a caller it is work of the server itself, which has no share of its own and waits for a free connection alone. */
  async connect({ allowance, caller = this.#machine() }: Holder = {}): Promise<PooledClient> {
    const endTurn = await this.#turns.take(caller).catch(async (cause: unknown) => {
      // A machine that asks again at once would keep the process busy with refusing it.
      if (caller.person !== undefined) await delay(REFUSAL_MS);
      throw new DatabaseUnavailable('every connection of this caller is busy', { cause });
    });
    try {
      const client = await this.#hosts.tryEach(() => this.#pool.connect());
      return this.#handOut(client as Client, allowance, endTurn);
    } catch (cause) {
      endTurn();
      throw cause instanceof DatabaseUnavailable
        ? cause
        : new DatabaseUnavailable('no connection to the database', { cause });
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  get stats() {
    return {
      total: this.#pool.totalCount,
      idle: this.#pool.idleCount,
      waiting: this.#turns.waiting,
      dropped: this.#dropped,
    };
  }

  #handOut(client: Client, allowance: Allowance | undefined, endTurn: () => void): PooledClient {
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
      endTurn();
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

  #machine(): Caller {
    this.#machines += 1;
    return { agency: `machine ${this.#machines}`, person: undefined, isServer: true };
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
