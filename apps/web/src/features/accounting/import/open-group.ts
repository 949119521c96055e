import type { MatchGroup } from '@gastspiel/domain/accounting/match-employees.ts';
import type { Decisions } from './decisions.ts';
import type { Import } from './import-query.ts';

/** An employee whom somebody looks for among the workers. */
export interface Sought {
  readonly accountingId: string;
  readonly name: string;
  readonly group: MatchGroup;
}

/** A group that somebody has to decide about. */
export interface OpenGroupProps {
  readonly people: Import;
  readonly search: string;
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
  readonly onSearch: (sought: Sought) => void;
}
