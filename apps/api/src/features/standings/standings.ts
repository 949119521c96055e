import { appointmentStandings, workedDays } from '#features/appointments/index.ts';
import { earnings, revenue } from '#features/invoices/index.ts';
import { qualifiedWorkers } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Standings } from '#platform/database/standings.ts';

/** Everything that is counted when it changes: checked every night, by an operator, and after each file of API tests. */
export const STANDINGS: readonly Standings[] = [appointmentStandings, workedDays, qualifiedWorkers, revenue, earnings];

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** How many appointments, workers and invoices of the tenant are kept otherwise than they are counted now. */
export async function countDrifted(db: TenantDb): Promise<number> {
  return sumOf(await Promise.all(STANDINGS.map(async ({ drifted }) => (await drifted(db)).length)));
}

/** Answers for how many the count was wrong. */
export async function mendStandings(db: TenantDb): Promise<number> {
  const counts: number[] = [];
  // One after the other: each holds rows.
  for (const { mend } of STANDINGS) counts.push(await mend(db));
  return sumOf(counts);
}
