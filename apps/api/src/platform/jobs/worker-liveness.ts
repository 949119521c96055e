import type pg from 'pg';
import { clientsFor } from '#platform/database/client.ts';
import { Hosts } from '#platform/database/hosts.ts';

/**
 * A server that is killed leaves its jobs locked for hours. Each living pool of workers therefore holds an advisory
 * lock, which PostgreSQL frees with the connection: a pool without its lock is no more.
 */
export class WorkerLiveness {
  readonly #hosts: Hosts;
  readonly #Client: ReturnType<typeof clientsFor>;
  readonly #poolIds = new Set<string>();
  #client: pg.Client | undefined;
  /** Pools that had no lock the last time; a living one may just be connecting anew. */
  #suspects: ReadonlySet<string> = new Set();
  /** The connection takes one question at a time. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(connectionString: string) {
    this.#hosts = new Hosts(connectionString);
    this.#Client = clientsFor(this.#hosts);
  }

  announce(poolId: string): Promise<void> {
    this.#poolIds.add(poolId);
    return this.#inTurn((client) => lock(client, poolId));
  }

  /** The pool is no more, though its process is: what it left locked is free for others. */
  forget(poolId: string): Promise<void> {
    this.#poolIds.delete(poolId);
    return this.#inTurn((client) => unlock(client, poolId));
  }

  /** Frees the jobs of pools that were dead at two looks in a row, and answers how many pools those were. */
  freeDeadWorkers(): Promise<number> {
    return this.#inTurn(async (client) => {
      // A pool that took its first job a moment ago may not have its lock yet.
      const { rows } = await client.query<{ pool_id: string }>(`/* freeDeadWorkers */
        select distinct locked_by as pool_id from graphile_worker._private_jobs
        where locked_at < now() - interval '5 seconds' and not exists (
          select from pg_locks l where l.locktype = 'advisory' and l.granted and l.objsubid = 1
            and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(locked_by, 0))`);
      const missing = rows.map((row) => row.pool_id);
      const dead = missing.filter((id) => this.#suspects.has(id));
      this.#suspects = new Set(missing);
      if (dead.length > 0) await client.query('select graphile_worker.force_unlock_workers($1)', [dead]);
      return dead.length;
    });
  }

  async close(): Promise<void> {
    await this.#queue;
    await this.#client?.end();
  }

  #inTurn<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const answer = this.#queue.then(async () => work(this.#client ?? (await this.#connect())));
    this.#queue = answer.catch(() => undefined);
    return answer;
  }

  /** A lost connection has lost the locks: the next question connects anew and takes them again. */
  #connect(): Promise<pg.Client> {
    return this.#hosts.tryEach(() => this.#open());
  }

  async #open(): Promise<pg.Client> {
    const client = new this.#Client({ application_name: 'gastspiel jobs liveness' });
    client.on('error', () => {
      this.#client = undefined;
      // Others take us for dead meanwhile: back at once, and again with the next question if that fails.
      void this.#inTurn(async () => undefined).catch(() => undefined);
    });
    await client.connect();
    for (const poolId of this.#poolIds) await lock(client, poolId);
    this.#client = client;
    return client;
  }
}

async function lock(client: pg.Client, poolId: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [poolId]);
}

async function unlock(client: pg.Client, poolId: string): Promise<void> {
  await client.query('select pg_advisory_unlock_shared(hashtextextended($1, 0))', [poolId]);
}
