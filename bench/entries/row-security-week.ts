import { sqlEntry } from '#bench/sql-entry.ts';
import { weekPage } from '#bench/statements/week.ts';

export const entry = sqlEntry({
  name: 'Week of appointments with counts, page of 100, SQL under row-level security',
  goal: 1.15,
  sql: weekPage(100),
});
