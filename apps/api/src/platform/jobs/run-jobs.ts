import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { type JobHelpers, Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { z } from 'zod';
import { poolOn } from '#platform/database/client.ts';
import type { Database } from '#platform/database/database.ts';
import { type Chore, type Job, JobFailedForGood } from '#platform/jobs/define-job.ts';
import { WorkerLiveness } from '#platform/jobs/worker-liveness.ts';

export interface JobsOptions {
  readonly connectionString: string;
  readonly database: Database;
  readonly jobs: readonly Job[];
  readonly chores: readonly Chore[];
  readonly log: FastifyBaseLogger;
}

export interface RunningJobs {
  stop(): Promise<void>;
}

const CONCURRENCY = 4;
const POOL_SIZE = 10;
const FREE_DEAD_WORKERS_MS = 10_000;
/** Long enough for a living pool to be back after a lost connection. */
const SECOND_LOOK_MS = 2000;
const Envelope = z.object({ tenantId: z.uuid(), payload: z.unknown() });

export async function runJobs(options: JobsOptions): Promise<RunningJobs> {
  const { connectionString, jobs, chores, database, log } = options;
  const liveness = new WorkerLiveness(connectionString);
  const freeDeadWorkers = async () => {
    const freed = await liveness.freeDeadWorkers();
    if (freed > 0) log.warn({ freed }, 'freed the jobs of workers that died');
  };
  await freeDeadWorkers();
  const secondLook = setTimeout(
    () => void freeDeadWorkers().catch((err) => log.error({ err }, 'jobs')),
    SECOND_LOOK_MS,
  );
  const timer = setInterval(
    () => void freeDeadWorkers().catch((err) => log.error({ err }, 'jobs')),
    FREE_DEAD_WORKERS_MS,
  );

  const events: WorkerEvents = new EventEmitter();
  let announced: Promise<void> | undefined;
  // Jobs are locked by the pool, not by its single workers.
  events.on('pool:create', ({ workerPool }) => {
    announced = liveness.announce(workerPool.id);
  });
  // The payload may hold personal data, so only name, id and attempt are logged.
  events.on('job:failed', ({ job }) =>
    log.error({ job: job.task_identifier, id: job.id, attempts: job.attempts }, 'job failed for good'),
  );
  events.on('job:error', ({ job, error }) =>
    log.warn({ job: job.task_identifier, id: job.id, attempts: job.attempts, err: error }, 'job failed'),
  );

  const pgPool = poolOn(connectionString, POOL_SIZE, (err) => log.warn({ err }, 'jobs: idle database connection lost'));
  const runner = await run({
    pgPool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    events,
    logger: new Logger(() => (level, message) => void (level === 'error' && log.error(message))),
    taskList: tasksOf(jobs, chores, database),
    parsedCronItems: parseCronItems(chores.map(({ name, at }) => ({ task: name, match: at, identifier: name }))),
  });
  await announced;
  return {
    async stop() {
      clearInterval(timer);
      clearTimeout(secondLook);
      await runner.stop();
      await pgPool.end();
      await liveness.close();
    },
  };
}

function tasksOf(jobs: readonly Job[], chores: readonly Chore[], database: Database): TaskList {
  const tasks: TaskList = {};
  for (const job of jobs) {
    tasks[job.name] = async (message, helpers) => {
      const { tenantId, payload } = Envelope.parse(message);
      const running = job.run({
        tenantId,
        payload: job.payload.parse(payload),
        withTenant: (work) => database.withTenant(tenantId, work),
        signal: helpers.abortSignal ?? new AbortController().signal,
      });
      await running.catch(async (error: unknown) => {
        if (error instanceof JobFailedForGood) await spendAttempts(helpers);
        throw error;
      });
    };
  }
  for (const chore of chores) tasks[chore.name] = () => chore.run(database);
  return tasks;
}

/** The queue fails a job for good when no attempt is left, and only then. */
async function spendAttempts({ job, query }: JobHelpers): Promise<void> {
  await query('/* spendAttempts */ update graphile_worker._private_jobs set attempts = max_attempts where id = $1', [
    job.id,
  ]);
  job.attempts = job.max_attempts;
}
