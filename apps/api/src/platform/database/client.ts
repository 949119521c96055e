import pg from 'pg';
import { READ_ONLY } from '#platform/database/database-errors.ts';
import { Hosts } from '#platform/database/hosts.ts';
import { TIME_LIMITS } from '#platform/database/time-limits.ts';

export interface DatabaseClient extends pg.Client {
  /** The address of the host that it is connected to. */
  readonly address: string;
  /** The process that serves it; behind a pooler the greeting names another one. */
  readonly backendPid: number;
}

/** Set by a statement: PgBouncer refuses a greeting that carries them. */
const LIMITS = `set_config('statement_timeout', '${TIME_LIMITS.statementMs}', false),
  set_config('lock_timeout', '${TIME_LIMITS.lockMs}', false),
  set_config('idle_in_transaction_session_timeout', '${TIME_LIMITS.idleTransactionMs}', false)`;
const SESSION = `pg_backend_pid() as pid, current_setting('transaction_read_only') = 'on' as "isReadOnly"`;

/** Connections to whichever of the hosts takes writes, or to any. With limits no statement, lock or transaction lasts for ever. */
export function clientsFor(
  hosts: Hosts,
  withLimits = false,
  toRead = false,
): new (
  config?: pg.ClientConfig,
) => DatabaseClient {
  const begin = `/* begin session */ select ${withLimits ? `${LIMITS}, ` : ''}${SESSION}`;
  return class extends pg.Client implements DatabaseClient {
    readonly address: string;
    backendPid = 0;

    constructor(config: pg.ClientConfig = {}) {
      super({ connectionTimeoutMillis: TIME_LIMITS.connectMs, ...config, connectionString: hosts.current });
      this.address = hosts.current;
      // A lost connection is told by the next statement; an error that nobody listens to would end the process.
      this.on('error', () => undefined);
    }

    /** pg's pool calls back, everybody else waits. */
    override connect(): Promise<pg.Client>;
    override connect(callback: (error?: Error) => void): void;
    override connect(callback?: (error?: Error) => void): Promise<pg.Client> | undefined {
      const opened = this.#open();
      if (!callback) return opened;
      opened.then(() => callback(), callback);
      return undefined;
    }

    async #open(): Promise<pg.Client> {
      try {
        await super.connect();
        const { rows } = await this.query<{ pid: number; isReadOnly: boolean }>(begin);
        if (hosts.areSeveral && !toRead && rows[0]?.isReadOnly) {
          throw Object.assign(new Error('this host of the database takes no writes'), { code: READ_ONLY });
        }
        this.backendPid = rows[0]?.pid ?? 0;
        return this;
      } catch (error) {
        hosts.leave(this.address);
        this.end().catch(() => undefined);
        throw error;
      }
    }
  };
}

/** A connection of one's own, on the first host that takes writes. */
export async function connectTo(address: string, config: pg.ClientConfig = {}): Promise<DatabaseClient> {
  const hosts = new Hosts(address);
  const Client = clientsFor(hosts);
  return hosts.tryEach(async () => {
    const client = new Client(config);
    await client.connect();
    return client;
  });
}

/** For a library that wants a pool. */
export function poolOn(address: string, size: number, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ Client: clientsFor(new Hosts(address)), max: size } as pg.PoolConfig);
  // graphile-worker complains of a pool without either.
  return pool.on('error', onIdleError).on('connect', () => undefined);
}
