import { NOTICED_RUNS, uiState } from '#platform/session/ui-state.ts';
import { restore } from '#platform/session/ui-state-store.ts';
import { useUiState } from '#platform/session/use-ui-state.ts';
import type { Notice } from './run-facts.ts';

type Notices = Readonly<Record<string, Notice>>;
const NONE: Notices = {};

/** Kept for the session: whoever leaves the page finds the run again. */
export const useNotices = (): Notices => useUiState(NOTICED_RUNS, NONE)[0];

export const noticeRun = (id: string, notice: Notice): void =>
  uiState.write(NOTICED_RUNS, { ...restore(uiState.read(NOTICED_RUNS), NONE), [id]: notice });
