import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { type JobHelpers, Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { z } from 'zod';
import { poolOn } from '#platform/database/client.ts';
import type { Database } from '#platform/database/database.ts';
import { type Chore, type Job, JobFailedForGood, JobPutOff } from '#platform/jobs/define-job.ts';
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
  events.on('job:error', ({ job, error }) => {
    const facts = { job: job.task_identifier, id: job.id, attempts: job.attempts };
    if (error instanceof JobPutOff) log.info({ ...facts, until: error.until }, 'job put off');
    else log.warn({ ...facts, err: error }, 'job failed');
  });

  const pgPool = poolOn(connectionString, POOL_SIZE, (err) => log.warn({ err }, 'jobs: idle database connection lost'));
  const runner = await run({
    pgPool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    events,
    // What it says of a job that failed was said above.
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error' && !meta?.['failure']) log.error(message);
    }),
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
        attempt: helpers.job.attempts,
        isLastAttempt: helpers.job.attempts >= helpers.job.max_attempts,
      });
      await running.catch(async (error: unknown) => {
        if (error instanceof JobFailedForGood) await giveUp(helpers);
        if (error instanceof JobPutOff) await putOff(helpers, error.until);
        throw error;
      });
    };
  }
  for (const chore of chores) tasks[chore.name] = () => chore.run(database);
  return tasks;
}

/** The queue fails a job for good when no attempt is left, and only then: this one was the last that it had. */
async function giveUp({ job, query }: JobHelpers): Promise<void> {
  await query('/* giveUp */ update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [job.id]);
  job.max_attempts = job.attempts;
}

/** Given back by ourselves, it is no longer ours when the queue wants to note the failure. */
async function putOff({ job, query }: JobHelpers, until: Date): Promise<void> {
  await query(
    `/* putOff */ update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0), locked_by = null,
       locked_at = null, run_at = greatest($2, now() + interval '1 second') where id = $1`,
    [job.id, until],
  );
  job.attempts -= 1;
}
