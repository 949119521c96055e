import type { FastifyBaseLogger } from 'fastify';
import { type JobHelpers, parseCronItems, type TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { type Chore, type Job, JobFailedForGood, JobPutOff, type JobShare } from '#platform/jobs/define-job.ts';
import { keepRunning } from '#platform/jobs/keep-running.ts';
import { QueuePool } from '#platform/jobs/queue-pool.ts';
import { WorkerLiveness } from '#platform/jobs/worker-liveness.ts';
import { AgencyAway } from '#platform/moving/agency-away.ts';

export interface JobsOptions {
  readonly connectionString: string;
  readonly database: Database;
  readonly jobs: readonly Job[];
  readonly chores: readonly Chore[];
  /** How many jobs of our own, and as many messages, run at once in this process. */
  readonly atOnce?: number;
  readonly log: FastifyBaseLogger;
}

export interface RunningJobs {
  stop(): Promise<void>;
}

const AT_ONCE = 4;
const AWAY_MS = 10_000;
const FREE_DEAD_WORKERS_MS = 10_000;
/** Long enough for a living pool to be back after a lost connection. */
const SECOND_LOOK_MS = 2000;
const Envelope = z.object({ tenantId: z.uuid(), payload: z.unknown() });

export async function runJobs(options: JobsOptions): Promise<RunningJobs> {
  const { connectionString, jobs, chores, database, atOnce = AT_ONCE, log } = options;
  const workersOf: Readonly<Record<JobShare, number>> = {
    own: atOnce,
    outside: Math.ceil(atOnce / 2),
    messages: atOnce,
  };
  const over = new AbortController();
  const liveness = new WorkerLiveness(connectionString);
  const freeDeadWorkers = async () => {
    const freed = await liveness.freeDeadWorkers();
    if (freed > 0) log.warn({ freed }, 'freed the jobs of workers that died');
  };
  await freeDeadWorkers();
  const look = () => void freeDeadWorkers().catch((err) => log.error({ err }, 'jobs'));
  const secondLook = setTimeout(look, SECOND_LOOK_MS);
  const timer = setInterval(look, FREE_DEAD_WORKERS_MS);

  const shares = (Object.keys(workersOf) as JobShare[])
    .map((share) => ({ share, jobs: jobs.filter((job) => (job.share ?? 'own') === share) }))
    .map(({ share, jobs }) => ({ share, jobs, chores: share === 'own' ? chores : [] }))
    .filter((part) => part.jobs.length + part.chores.length > 0);
  const workers = shares.reduce((sum, { share }) => sum + workersOf[share], 0);
  // Each runner listens on a connection more.
  const pgPool = new QueuePool(connectionString, workers + shares.length + 1, over.signal);
  pgPool.on('error', (err) => log.warn({ err }, 'jobs: idle database connection lost'));
  const runners = await Promise.all(
    shares.map(({ share, jobs, chores }) =>
      keepRunning({
        pgPool,
        workers: workersOf[share],
        tasks: tasksOf(jobs, chores, database),
        cron: parseCronItems(chores.map(({ name, at }) => ({ task: name, match: at, identifier: name }))),
        liveness,
        log,
      }),
    ),
  );
  return {
    async stop() {
      clearInterval(timer);
      clearTimeout(secondLook);
      const stopped = Promise.all(runners.map((runner) => runner.stop()));
      over.abort();
      await stopped;
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
        // It is taken along, or the agency stays after all.
        if (error instanceof AgencyAway) await putOff(helpers, new Date(Date.now() + AWAY_MS));
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
