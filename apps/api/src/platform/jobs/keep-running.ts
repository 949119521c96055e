import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  Logger,
  type ParsedCronItem,
  type Runner,
  run,
  type TaskList,
  type Worker,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import { JobPutOff } from '#platform/jobs/define-job.ts';
import type { WorkerLiveness } from '#platform/jobs/worker-liveness.ts';

interface RunnerParts {
  readonly pgPool: pg.Pool;
  readonly workers: number;
  readonly tasks: TaskList;
  readonly cron: ParsedCronItem[];
  readonly liveness: WorkerLiveness;
  readonly log: FastifyBaseLogger;
}

const PAUSE_MS = 2000;
/** By one of these the end of a job is noted, which nobody waits for. */
const NOTED_MS = [5, 20, 80, 320];

/** Workers that are there until they are stopped: a runner that ends by itself is followed by another one. */
export async function keepRunning(parts: RunnerParts): Promise<{ stop(): Promise<void> }> {
  const { log } = parts;
  const over = new AbortController();
  let current = await startRunner(parts);
  const watch = async () => {
    for (;;) {
      await current.ended;
      if (over.signal.aborted) return;
      log.error('the runner of the jobs ended by itself; another one is started');
      await delay(PAUSE_MS, undefined, { signal: over.signal }).catch(() => undefined);
      if (over.signal.aborted) return;
      current = await startRunner(parts).catch((err: unknown) => {
        log.error({ err }, 'the runner of the jobs can not be started');
        return { ...current, ended: Promise.resolve() };
      });
      // Stopped meanwhile: this one is not known to whoever stopped.
      if (over.signal.aborted) await current.runner.stop().catch(() => undefined);
    }
  };
  const watched = watch();
  return {
    async stop() {
      over.abort();
      // One that has ended refuses to be stopped.
      await current.runner.stop().catch(() => undefined);
      await watched;
    },
  };
}

function nudge({ workerPool }: Worker): void {
  try {
    workerPool.nudge(1);
  } catch {
    // It was stopped meanwhile, and refuses.
  }
}

async function startRunner({ pgPool, workers, tasks, cron, liveness, log }: RunnerParts): Promise<{
  readonly runner: Runner;
  readonly ended: Promise<void>;
}> {
  const events: WorkerEvents = new EventEmitter();
  const poolIds: string[] = [];
  let announced: Promise<void> | undefined;
  // Jobs are locked by the pool, not by its single workers.
  events.on('pool:create', ({ workerPool }) => {
    poolIds.push(workerPool.id);
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
  // A worker that asks for the next one at once finds the line still taken, and would sleep for two seconds.
  events.on('job:complete', ({ worker, job }) => {
    if (job.job_queue_id === null) return;
    for (const ms of NOTED_MS) setTimeout(() => nudge(worker), ms).unref();
  });
  const runner = await run({
    pgPool,
    concurrency: workers,
    noHandleSignals: true,
    events,
    // A failed job was logged above.
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error' && !meta?.['failure']) log.error(message);
    }),
    taskList: tasks,
    parsedCronItems: cron,
  });
  const ended = runner.promise
    .catch((err: unknown) => log.error({ err }, 'jobs'))
    .then(() => Promise.all(poolIds.map((id) => liveness.forget(id))))
    .then(
      () => undefined,
      (err: unknown) => log.warn({ err }, 'jobs'),
    );
  await announced;
  return { runner, ended };
}
