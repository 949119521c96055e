import { setTimeout as delay } from 'node:timers/promises';
import { BoundedPool, type Holder, type PooledClient, type PoolOptions } from '#platform/database/pool.ts';

/** A replica is behind by some milliseconds; it is asked so often whether it has come after. */
const PATIENCE_MS = [0, 5, 20, 75];
/** One that was not to be had is left alone for so long. */
const AWAY_MS = 10_000;
/** Who can go elsewhere does not wait long. */
const WAIT_MS = 1000;

/**
 * For long reads: a standby, once it has everything that was committed when the read began, the person's own last write among
 * it; else the database itself.
 */
export class Replica {
  readonly #primary: BoundedPool;
  readonly #pool: BoundedPool;
  readonly #onAway: (error: unknown) => void;
  #awayUntil = 0;

  constructor(primary: BoundedPool, options: PoolOptions, onAway: (error: unknown) => void) {
    this.#primary = primary;
    this.#pool = new BoundedPool({ ...options, waitMs: WAIT_MS, isToRead: true }, onAway);
    this.#onAway = onAway;
  }

  async connect(holder: Holder): Promise<PooledClient> {
    if (performance.now() < this.#awayUntil) return this.#primary.connect(holder);
    const writtenBy = await this.#written(holder);
    const client = await this.#pool.connect(holder).catch((error: unknown) => {
      this.#awayUntil = performance.now() + AWAY_MS;
      this.#onAway(error);
    });
    if (client && (await hasCome(client, writtenBy))) return client;
    client?.release();
    return this.#primary.connect(holder);
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  /** Commits are answered when they are flushed; what is not was answered to nobody. */
  async #written(holder: Holder): Promise<string> {
    const client = await this.#primary.connect(holder);
    try {
      const { rows } = await client.query('/* prepared written */ select pg_current_wal_flush_lsn()::text as at');
      return rows[0].at;
    } finally {
      client.release();
    }
  }
}

async function hasCome(client: PooledClient, writtenBy: string): Promise<boolean> {
  for (const ms of PATIENCE_MS) {
    if (ms > 0) await delay(ms);
    const isThere = await client
      .query('/* prepared hasCome */ select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as it', [writtenBy])
      .then(({ rows }) => rows[0].it as boolean)
      // A standby that goes away, or was just promoted.
      .catch(() => undefined);
    if (isThere !== false) return isThere === true;
  }
  return false;
}
