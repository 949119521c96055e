import type { ReactNode } from 'react';
import type { Choices } from '../agency-choices.ts';
import type { OverviewState } from '../overview-state.ts';
import type { Several } from '../several/use-several.ts';

/** The props of both views. */
export interface ViewProps {
  readonly state: OverviewState;
  readonly choices: Choices;
  readonly canWrite: boolean;
  readonly several: Several;
  /** The way to the other view, and to a new appointment. */
  readonly actions: ReactNode;
}
