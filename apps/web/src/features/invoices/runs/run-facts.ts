import { type BillingRunCounts, isRunning } from '@gastspiel/domain/billing-runs/billing-run.ts';
import { NOTICED_RUNS, uiState, useUiState } from '#platform/session/ui-state.ts';
import { restore } from '#platform/session/ui-state-store.ts';

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

type Notices = Readonly<Record<string, Notice>>;
const NONE: Notices = {};

/** Kept for the session: whoever leaves the page finds the run again. */
export const useNotices = (): Notices => useUiState(NOTICED_RUNS, NONE)[0];

export const noticeRun = (id: string, notice: Notice): void =>
  uiState.write(NOTICED_RUNS, { ...restore(uiState.read(NOTICED_RUNS), NONE), [id]: notice });
