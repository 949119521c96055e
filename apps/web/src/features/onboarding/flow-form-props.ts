import type { ReactNode } from 'react';
import type { Start } from './draft.ts';
import type { Options } from './options-query.ts';

/** The props of the forms of both flows. */
export interface FlowFormProps {
  readonly code: string;
  readonly start: Start;
  readonly options: Options;
  readonly lead: ReactNode;
}
