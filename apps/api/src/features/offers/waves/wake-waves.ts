import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/one-of.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { enqueueKeyed } from '#platform/jobs/enqueue.ts';

export const ADVANCE_WAVES = { name: 'waves.advance', payload: z.object({ appointmentId: z.uuid() }) };

/**
 * Something has happened that a run may have waited for: it looks again, once this is committed. Under a key of its own: a look that is
 * asked for while another one plans its next time must not be replaced by that.
 */
export async function wakeWaves(db: TenantDb, appointmentIds: readonly string[]): Promise<void> {
  if (appointmentIds.length === 0) return;
  const runs = await rowsOf(
    db,
    z.object({ appointmentId: z.string() }),
    sql`/* prepared selectLiveRuns */
    select appointment_id from offer_wave_runs
    where tenant_id = ${TENANT} and ${isOneOf('appointment_id', appointmentIds)} and state <> 'ENDED'`,
  );
  await enqueueKeyed(
    db,
    ADVANCE_WAVES,
    runs.map((run) => ({ key: `waves:${run.appointmentId}`, payload: run })),
  );
}
