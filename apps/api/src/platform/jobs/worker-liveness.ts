import pg from 'pg';

/**
 * A worker that is killed leaves its jobs locked for hours. Each living worker therefore holds an advisory lock, which
 * PostgreSQL frees with the connection: a lock that can be taken belongs to a worker that is no more.
 */
export class WorkerLiveness {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async connect(connectionString: string, onError: (error: Error) => void): Promise<WorkerLiveness> {
    const client = new pg.Client({ connectionString, application_name: 'gastspiel jobs liveness' });
    client.on('error', onError);
    await client.connect();
    return new WorkerLiveness(client);
  }

  async announce(workerId: string): Promise<void> {
    await this.#client.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [workerId]);
  }

  /** Frees the jobs of dead workers and answers how many workers those were. */
  async freeDeadWorkers(): Promise<number> {
    const { rows } = await this.#client.query<{ worker_id: string }>(`
      select distinct locked_by as worker_id from graphile_worker._private_jobs
        where locked_by is not null and not exists (
          select from pg_locks l where l.locktype = 'advisory' and l.granted and l.objsubid = 1
            and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(locked_by, 0))`);
    const dead = rows.map((row) => row.worker_id);
    if (dead.length > 0) await this.#client.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    return dead.length;
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
