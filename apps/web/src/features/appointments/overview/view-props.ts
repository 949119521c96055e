import type { ReactNode } from 'react';
import type { Choices } from '../agency-choices.ts';
import type { OverviewState } from '../overview-state.ts';

/** What both views are given. */
export interface ViewProps {
  readonly state: OverviewState;
  readonly choices: Choices;
  readonly canWrite: boolean;
  /** The way to the other view, and to a new appointment. */
  readonly actions: ReactNode;
}
