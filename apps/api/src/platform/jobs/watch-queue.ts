import type { FastifyBaseLogger } from 'fastify';
import type { QueueFigures } from '#platform/jobs/dead-jobs.ts';

export interface QueueWatch {
  readonly figures: () => Promise<QueueFigures>;
  /** Whether jobs have been due for long without being taken, as of the last look. */
  readonly isLate: () => boolean;
}

const EVERY_MS = 60_000;
/** Work that was to be done by now; nothing of ours keeps all workers busy for so long. */
const LATE_SECONDS = 300;

/** Looks at the queue from every process, those without workers too: somebody has to say so when no job runs. */
export function watchQueue(
  figures: () => Promise<QueueFigures>,
  log: () => Pick<FastifyBaseLogger, 'warn' | 'info'>,
  everyMs = EVERY_MS,
): QueueWatch & { look(): Promise<void>; stop(): void } {
  let isLate = false;
  const look = async () => {
    const seen = await figures().catch(() => undefined);
    if (!seen) return;
    const { waiting, oldestSeconds, pools } = seen;
    if (oldestSeconds > LATE_SECONDS) {
      const facts = { waiting, oldestSeconds: Math.round(oldestSeconds), pools };
      log().warn(facts, pools === 0 ? 'jobs do not run: no process has JOBS=on' : 'jobs do not run in time');
    } else if (isLate) log().info({ waiting }, 'jobs run again');
    isLate = oldestSeconds > LATE_SECONDS;
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return { figures, isLate: () => isLate, look, stop: () => clearInterval(timer) };
}
