/** How far a run is. */
interface Counts {
  readonly count: number;
  readonly waitingCount: number;
  readonly doneCount: number;
  readonly failedCount: number;
}

export const isRunning = ({ waitingCount }: Pick<Counts, 'waitingCount'>): boolean => waitingCount > 0;

/** The number of a run's invoices that were not taken any more. */
export const stoppedOf = ({ count, waitingCount, doneCount, failedCount }: Counts): number =>
  count - waitingCount - doneCount - failedCount;

/** Seen on its way, closed meanwhile, or closed once it was over. */
export type Notice = 'watched' | 'hidden' | 'gone';

/** One that goes on, or that came to its end in this session; closed meanwhile it comes back only to name what failed. */
export function isShown(run: Pick<Counts, 'waitingCount' | 'failedCount'>, notice: Notice | undefined): boolean {
  if (isRunning(run)) return notice !== 'hidden';
  return notice === 'watched' || (notice === 'hidden' && run.failedCount > 0);
}
