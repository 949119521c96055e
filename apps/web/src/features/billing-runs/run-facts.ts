import type { Run } from './runs.ts';

export const isRunning = ({ waitingCount }: Pick<Run, 'waitingCount'>): boolean => waitingCount > 0;

/** What of a run was not taken any more. */
export const stoppedOf = ({ count, waitingCount, doneCount, failedCount }: Run): number =>
  count - waitingCount - doneCount - failedCount;

/** Seen on its way, closed meanwhile, or closed once it was over. */
export type Notice = 'watched' | 'hidden' | 'gone';

type Known = Pick<Run, 'waitingCount' | 'failedCount'>;

/** One that goes on, or that came to its end in this session; closed meanwhile it comes back only to name what failed. */
export function isShown(run: Known, notice: Notice | undefined): boolean {
  if (isRunning(run)) return notice !== 'hidden';
  return notice === 'watched' || (notice === 'hidden' && run.failedCount > 0);
}
