import { sqlEntry } from '#bench/sql-entry.ts';
import { OWN_OFFERS } from '#bench/statements/own-offers.ts';

export const entry = sqlEntry({
  name: 'A worker’s own offers, SQL under row-level security',
  goal: 1.15,
  sql: OWN_OFFERS,
});
