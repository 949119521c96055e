import { type BillingRunCounts, isRunning } from '@gastspiel/domain/billing-runs/billing-run.ts';

/** Seen on its way, closed meanwhile, or closed once it was over. */
export type Notice = 'watched' | 'hidden' | 'gone';

/** One that goes on, or that came to its end in this session; closed meanwhile it comes back only to name what failed. */
export function isShown(
  run: Pick<BillingRunCounts, 'waitingCount' | 'failedCount'>,
  notice: Notice | undefined,
): boolean {
  if (isRunning(run)) return notice !== 'hidden';
  return notice === 'watched' || (notice === 'hidden' && run.failedCount > 0);
}
