import { sqlEntry } from '#bench/sql-entry.ts';
import { CANDIDATES, pageOf } from '#bench/statements/candidates.ts';

export const entry = sqlEntry({
  name: 'Available workers for an appointment, page of 50, SQL under row-level security',
  goal: 1.15,
  sql: pageOf(CANDIDATES),
});
