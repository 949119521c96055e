import { NOTICED_RUNS, uiState, useUiState } from '#platform/session/ui-state.ts';
import { restore } from '#platform/session/ui-state-store.ts';

/** Seen on its way, closed meanwhile, or closed once it was over. */
type Notice = 'watched' | 'hidden' | 'gone';
export type Notices = Readonly<Record<string, Notice>>;
const NONE: Notices = {};

/** Kept for the session: whoever leaves the page finds the run again. */
export const useNotices = (): Notices => useUiState(NOTICED_RUNS, NONE)[0];

export const noticeRun = (id: string, notice: Notice): void =>
  uiState.write(NOTICED_RUNS, { ...restore(uiState.read(NOTICED_RUNS), NONE), [id]: notice });

interface Known {
  readonly id: string;
  readonly waitingCount: number;
  readonly failedCount: number;
}

/** One that goes on, or that came to its end in this session; closed meanwhile it comes back only to name what failed. */
export function isShown({ id, waitingCount, failedCount }: Known, notices: Notices): boolean {
  const notice = notices[id];
  if (waitingCount > 0) return notice !== 'hidden';
  return notice === 'watched' || (notice === 'hidden' && failedCount > 0);
}
